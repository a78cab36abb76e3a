import { budgets } from '../../budgets.ts';
import type { DailyFile } from './daily-file.ts';
import { localDate } from './local-date.ts';

/** The log of a shop that leaves no files. */
export interface MemoryLog extends DailyFile {
  /**
   * Returns today's file, if anything was written today: its name, its content, and when the last line was written, in
   * milliseconds since the epoch. All callers before the next line get the same bytes.
   */
  today(): { readonly name: string; readonly content: () => Buffer; readonly modified: number } | undefined;
}

/** Makes a log that keeps today's latest lines, as far as there is room. */
export function createMemoryLog(): MemoryLog {
  let day = '';
  let lines: string[] = [];
  let length = 0;
  let modified = 0;
  let bytes: Buffer | undefined;
  const content = () => {
    bytes ??= Buffer.from(`${lines.join('\n')}\n`);
    return bytes;
  };
  return {
    write: (line) => {
      const now = new Date();
      const date = localDate(now);
      if (date !== day) {
        day = date;
        lines = [];
        length = 0;
      }
      lines.push(line);
      bytes = undefined;
      length += line.length + 1;
      modified = now.getTime();
      if (length > budgets.accessLog.inMemory) {
        lines = lines.slice(Math.ceil(lines.length / 2));
        length = lines.reduce((sum, kept) => sum + kept.length + 1, 0);
      }
    },
    close: () => Promise.resolve(),
    today: () => (day === localDate(new Date()) ? { name: `access.log.${day}`, content, modified } : undefined),
  };
}
