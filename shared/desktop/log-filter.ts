import type { LogEntry } from './log-entry.ts';

/** Which lines of the log are wanted. The log page shows, copies and saves by the same filter. */
export interface LogFilter {
  /** The least severe level that is shown. */
  readonly from: LogEntry['level'];
  /** A part of the text, in upper or lower case; empty for all lines. */
  readonly text: string;
}

const gravity: Readonly<Record<LogEntry['level'], number>> = { info: 0, warn: 1, error: 2 };

export function isWanted(entry: LogEntry, { from, text }: LogFilter): boolean {
  return gravity[entry.level] >= gravity[from] && entry.text.toLowerCase().includes(text.trim().toLowerCase());
}

/** Returns the wanted lines as one string, one entry per line, oldest first. */
export function logText(entries: readonly LogEntry[], filter: LogFilter): string {
  return entries
    .filter((entry) => isWanted(entry, filter))
    .map(({ time, level, source, text }) => `${time} ${level.padEnd(5)} ${source.padEnd(4)} ${text}\n`)
    .join('');
}
