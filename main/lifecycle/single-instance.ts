import { app, type BrowserWindow } from 'electron';

/**
 * Makes this process the only one of the app for its user. A second one ends at once, and the window of the first comes
 * to the front.
 * @returns whether this is the first
 */
export function holdSingleInstance(window: () => BrowserWindow | null): boolean {
  if (!app.requestSingleInstanceLock()) {
    return false;
  }
  app.on('second-instance', () => {
    const first = window();
    if (first === null) {
      return;
    }
    if (first.isMinimized()) {
      first.restore();
    }
    first.show();
    first.focus();
  });
  return true;
}
