import { app, type BrowserWindow } from 'electron';
import { comeToFront } from '../windows/come-to-front.ts';
import type { OpenedFiles } from './opened-files.ts';

/**
 * Makes this process the only one of the app for its user. A second one ends at once, and the window of the first comes
 * to the front and opens the file that the second was started for.
 * @returns whether this is the first one
 */
export function holdSingleInstance(window: () => BrowserWindow | null, openedFiles: OpenedFiles): boolean {
  if (!app.requestSingleInstanceLock()) {
    return false;
  }
  app.on('second-instance', (_event, argv, workingDirectory) => {
    const first = window();
    if (first === null) {
      return;
    }
    comeToFront(first);
    openedFiles.takeFrom(argv, workingDirectory);
  });
  return true;
}
