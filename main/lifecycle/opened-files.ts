import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { isBackupWord, splitCommandLine } from './command-line.ts';

/** Backup files that the system asks the app to open: on its command line, on that of a second instance, or through macOS's event. */
export interface OpenedFiles {
  /** Looks for backups on a command line. */
  takeFrom(argv: readonly string[], workingDirectory: string): void;
  /** Calls the listener with each file, including those that came before. Has to be called once. */
  handle(listener: (path: string) => void): void;
}

/** Has to be called before the app is ready: macOS reports early on which file the app was started for. */
export function collectOpenedFiles(): OpenedFiles {
  const waiting: string[] = [];
  let take = (path: string) => {
    waiting.push(path);
  };
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take(path);
  });
  return {
    takeFrom: (argv, workingDirectory) => {
      for (const word of splitCommandLine(argv).before.filter(isBackupWord)) {
        const path = pathOf(word, workingDirectory);
        if (path !== null) {
          take(path);
        }
      }
    },
    handle: (listener) => {
      take = listener;
      for (const path of waiting.splice(0)) {
        listener(path);
      }
    },
  };
}

/**
 * Returns the path that a word names. File managers on Linux pass a URL, which may even be of another computer's file; that one isn't ours to open.
 */
function pathOf(word: string, workingDirectory: string): string | null {
  if (!word.startsWith('file:')) {
    return resolve(workingDirectory, word);
  }
  try {
    return fileURLToPath(word);
  } catch {
    return null;
  }
}
