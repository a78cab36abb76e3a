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

/** Makes a log that keeps today's latest lines, as far as there is room. Bytes, unlike strings, cost the garbage collector nothing. */
export function createMemoryLog(): MemoryLog {
  let day = '';
  let room = Buffer.alloc(0);
  let length = 0;
  let modified = 0;
  let bytes: Buffer | undefined;
  const content = () => {
    bytes ??= Buffer.from(room.subarray(0, length));
    return bytes;
  };
  const forgetOlderHalf = () => {
    const kept = room.indexOf('\n', length / 2) + 1;
    room.copyWithin(0, kept, length);
    length -= kept;
  };
  return {
    write: (line) => {
      const now = new Date();
      const date = localDate(now);
      if (date !== day) {
        day = date;
        length = 0;
      }
      if (room.length === 0) {
        room = Buffer.alloc(budgets.accessLog.inMemory);
      }
      const added = `${line}\n`;
      while (length + Buffer.byteLength(added) > room.length) {
        forgetOlderHalf();
      }
      length += room.write(added, length);
      bytes = undefined;
      modified = now.getTime();
    },
    close: () => Promise.resolve(),
    today: () => (day === localDate(new Date()) ? { name: `access.log.${day}`, content, modified } : undefined),
  };
}
