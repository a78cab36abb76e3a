import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { isBackupWord, splitCommandLine } from './command-line.ts';

/** Backup files that the system asks the app to open: on its command line, that of a second instance, or by macOS's event. */
export interface OpenedFiles {
  /** Looks for backups on a command line. */
  takeFrom(argv: readonly string[], workingDirectory: string): void;
  /** Tells of each file, those that came before included. To be called once. */
  handle(listener: (path: string) => void): void;
}

/** To be called before the app is ready: macOS tells of the file that it was started for early on. */
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

/** File managers of Linux hand over a URL, of another computer's file even; that is none of ours. */
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
