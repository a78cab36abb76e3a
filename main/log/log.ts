import { createPrinter } from '../../server/supervisor/command-line/printer.ts';
import type { LogLevel } from '../../server/supervisor/messages.ts';
import type { LogEntry } from '../../shared/desktop/log-entry.ts';
import { createListeners } from '../listeners.ts';

/** More than an hour of a busy workshop. Older lines are dropped. */
const capacity = 5_000;

/** The most characters that a line may have: stack traces fit, endless texts don't. */
const longestLine = 4_000;

// The log doesn't use `console`, because writing to one that was closed ends the app.
const output = createPrinter(process.stdout);
const errors = createPrinter(process.stderr);

const entries: LogEntry[] = [];
const followers = createListeners<[entry: LogEntry]>();
let lastId = 0;

function add(level: LogLevel, source: LogEntry['source'], text: string): void {
  (level === 'info' ? output : errors).print(text);
  lastId += 1;
  const entry: LogEntry = {
    id: lastId,
    time: new Date().toISOString(),
    level,
    source,
    text: text.length > longestLine ? `${text.slice(0, longestLine)}…` : text,
  };
  entries.push(entry);
  if (entries.length > capacity) {
    entries.shift();
  }
  followers.tell(entry);
}

/**
 * What the app and its shop have reported since the start. It is printed, and kept for the log viewer. There is one log per process, as with
 * `console`.
 */
export const log = {
  info: (text: string) => add('info', 'app', text),
  error: (error: unknown) =>
    add('error', 'app', error instanceof Error ? (error.stack ?? error.message) : String(error)),
  /** Adds a line of the shop or its helpers, already without control characters. */
  shop: (level: LogLevel, text: string) => add(level, 'shop', text),
  /** Returns all kept lines, oldest first. */
  entries: (): readonly LogEntry[] => entries,
  /** Calls the listener with every line from now on. */
  follow: followers.add,
} as const;
