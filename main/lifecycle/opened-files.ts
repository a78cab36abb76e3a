import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';

/** Backup files that the system asks the app to open: on its command line, that of a second instance, or by macOS's event. */
export interface OpenedFiles {
  /** Looks for a backup on a command line. */
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
      const word = backupOn(argv);
      const path = word === null ? null : pathOf(word, workingDirectory);
      if (path !== null) {
        take(path);
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
 * The backup on a command line: the first word that ends like one. What follows `--` are the shop's flags, and what begins
 * with a dash is Chromium's.
 */
function backupOn(argv: readonly string[]): string | null {
  const end = argv.indexOf('--');
  const words = argv.slice(1, end === -1 ? argv.length : end);
  return words.find((word) => !word.startsWith('-') && /\.json$/i.test(word)) ?? null;
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
