import type { BrowserWindow, Session } from 'electron';
import type { Language } from '../language.ts';
import { paths } from '../paths.ts';
import type { TrustedSender } from '../security/senders.ts';
import { type ShellPage, shellPageSender, shellPageUrl } from '../shell-pages.ts';
import { unawaited } from '../unawaited.ts';
import { comeToFront } from './come-to-front.ts';
import { openOwnWindow } from './own-window.ts';

/** A window beside the main one, for one of our own pages. It is opened on request, exists at most once, and closes with the main window. */
export interface ToolWindow {
  /** Opens it, or brings it to the front. */
  show(): void;
  /** Null while it is closed. */
  window(): BrowserWindow | null;
  /** Its page, as the sender of messages. */
  readonly sender: TrustedSender;
}

interface ToolWindowOptions {
  readonly page: Exclude<ShellPage, 'bar' | 'start'>;
  readonly title: () => string;
  readonly width: number;
  readonly height: number;
  readonly shellSession: Session;
  readonly mainWindow: BrowserWindow;
  readonly language: Language;
}

export function createToolWindow(options: ToolWindowOptions): ToolWindow {
  const { page, title, width, height, shellSession, mainWindow, language } = options;
  let current: BrowserWindow | null = null;

  function open(): BrowserWindow {
    const preload = paths.preload(page);
    const window = openOwnWindow({ name: page, title: title(), width, height, session: shellSession, preload });
    window.once('closed', () => {
      current = null;
    });
    unawaited(window.webContents.loadURL(shellPageUrl(page)));
    return window;
  }

  mainWindow.once('closed', () => current?.close());
  language.onChange(() => {
    current?.setTitle(title());
    current?.webContents.reload();
  });
  return {
    show: () => {
      if (current === null) {
        current = open();
        return;
      }
      comeToFront(current);
    },
    window: () => current,
    sender: shellPageSender(page, () => current?.webContents ?? null),
  };
}
