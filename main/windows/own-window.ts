import { BrowserWindow, type Session } from 'electron';
import { hardenedPreferences } from '../security/preferences.ts';
import { windowBackground } from './background.ts';

interface OwnWindowOptions {
  /** Its place on the screen is kept under this name. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly session: Session;
  /** None for a page that asks for nothing. */
  readonly preload?: string;
}

/** Opens a window beside the main one, for a page of our own. */
export function openOwnWindow({ session, preload, ...options }: OwnWindowOptions): BrowserWindow {
  return new BrowserWindow({
    ...options,
    minWidth: 360,
    minHeight: 320,
    windowStatePersistence: true,
    autoHideMenuBar: true,
    backgroundColor: windowBackground(),
    webPreferences: hardenedPreferences(session, preload),
  });
}
