import type { LogEntry } from './log-entry.ts';

/** What of the log is wanted. The log page shows by it, and copies and saves by the same. */
export interface LogFilter {
  /** The least grave level that is shown. */
  readonly from: LogEntry['level'];
  /** Part of the text, in any case; empty for all. */
  readonly text: string;
}

const gravity: Readonly<Record<LogEntry['level'], number>> = { info: 0, warn: 1, error: 2 };

export function isWanted(entry: LogEntry, { from, text }: LogFilter): boolean {
  return gravity[entry.level] >= gravity[from] && entry.text.toLowerCase().includes(text.trim().toLowerCase());
}

/** The wanted lines as text, one per line, oldest first. */
export function logText(entries: readonly LogEntry[], filter: LogFilter): string {
  return entries
    .filter((entry) => isWanted(entry, filter))
    .map(({ time, level, source, text }) => `${time} ${level.padEnd(5)} ${source.padEnd(4)} ${text}\n`)
    .join('');
}
