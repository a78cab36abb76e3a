import { createPrinter } from '../../server/supervisor/command-line/printer.ts';
import type { LogLevel } from '../../server/supervisor/messages.ts';
import type { LogEntry } from '../../shared/desktop/log-entry.ts';
import { createListeners } from '../listeners.ts';

/** More than an hour of a busy workshop; what is older is dropped. */
const capacity = 5_000;

/** What a line may have at most, in characters: stack traces fit, endless texts do not. */
const longestLine = 4_000;

// Not the console: writing to one that was closed ends the app.
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

/** What the app and its shop had to say since the start: printed, and kept for the log viewer. One per process, as `console` is. */
export const log = {
  info: (text: string) => add('info', 'app', text),
  error: (error: unknown) =>
    add('error', 'app', error instanceof Error ? (error.stack ?? error.message) : String(error)),
  /** A line of the shop or its helpers, already without control characters. */
  shop: (level: LogLevel, text: string) => add(level, 'shop', text),
  /** Oldest first. */
  entries: (): readonly LogEntry[] => entries,
  /** Tells of every line from now on. */
  follow: followers.add,
} as const;
