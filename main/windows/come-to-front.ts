import type { BrowserWindow } from 'electron';

/** Brings a window before all others, out of the dock or task bar if it lies there. */
export function comeToFront(window: BrowserWindow): void {
  if (window.isMinimized()) {
    window.restore();
  }
  window.show();
  window.focus();
}
