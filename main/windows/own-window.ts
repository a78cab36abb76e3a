import { BrowserWindow, type Session } from 'electron';
import { hardenedPreferences } from '../security/preferences.ts';
import { windowBackground } from './background.ts';

interface OwnWindowOptions {
  /** The name under which its place on the screen is kept. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly session: Session;
  /** Absent for a page that asks for nothing. */
  readonly preload?: string;
}

/** Opens a window beside the main one, for one of our own pages. */
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
