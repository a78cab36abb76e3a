import type { BrowserWindow } from 'electron';

/** Brings a window in front of all others, out of the dock or task bar if it is minimised. */
export function comeToFront(window: BrowserWindow): void {
  if (window.isMinimized()) {
    window.restore();
  }
  window.show();
  window.focus();
}
