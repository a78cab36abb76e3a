import { closeSync, existsSync, openSync, readFileSync, truncateSync, write, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const writeAt = promisify(write);

/**
 * A file of JSON lines to which only whole lines are ever added. Node's permission model has no fsync, so the end of the whole machine may lose the latest
 * lines; learners' apps keep what they have sent for a while, and send again what a board lacks.
 */
export interface Journal<Entry> {
  /**
   * Adds entries. Resolves once they are written, and so outlive this process. While the disk is full, it doesn't resolve, and `isFull` says so; what was
   * added is written when there is room again.
   */
  add(entries: readonly Entry[]): Promise<void>;
  /** Resolves once everything added so far is written. */
  settled(): Promise<void>;
  /** Whether nothing more should be added: the budget is used up, or the disk doesn't take it. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** How long to wait before a write is tried again, in milliseconds. */
const pause = 2000;

/**
 * Opens a journal and reads what is in it. A torn last line, which the end of a process may leave, was never answered and is cut off.
 * @param read called with each entry, in order
 * @param budget bytes
 * @throws when the file can't be read, or holds a line that isn't JSON
 */
export function openJournal<Entry>(
  path: string,
  {
    read,
    budget,
    onFault,
  }: { readonly read: (entry: Entry) => void; readonly budget: number; readonly onFault: (error: unknown) => void },
): Journal<Entry> {
  if (!existsSync(path)) {
    writeFileSync(path, '', { mode: 0o600 });
  }
  const content = readFileSync(path);
  const whole = content.lastIndexOf(0x0a) + 1;
  for (let from = 0; from < whole; ) {
    const end = content.indexOf(0x0a, from);
    // Only this module writes the file, and nothing but entries.
    read(JSON.parse(content.toString('utf8', from, end)) as Entry);
    from = end + 1;
  }
  truncateSync(path, whole);
  const file = openSync(path, 'r+');

  let size = whole;
  let waiting: { readonly text: string; readonly done: () => void }[] = [];
  let underWay: Promise<void> | null = null;
  let isFailing = false;
  let isClosed = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const bytes = Buffer.from(batch.map(({ text }) => text).join(''));
      await keepTrying(bytes);
      if (isClosed) {
        return;
      }
      size += bytes.length;
      for (const { done } of batch) {
        done();
      }
    }
  };
  /** Writes at the same place until it works: half a line of an earlier attempt is overwritten. */
  const keepTrying = async (bytes: Buffer): Promise<void> => {
    while (!isClosed) {
      try {
        for (let from = 0; from < bytes.length; ) {
          const { bytesWritten } = await writeAt(file, bytes, from, bytes.length - from, size + from);
          from += bytesWritten;
        }
        isFailing = false;
        return;
      } catch (error) {
        if (!isFailing) {
          isFailing = true;
          onFault(error);
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
  const start = () => {
    underWay ??= flush().finally(() => {
      underWay = null;
      if (waiting.length > 0) {
        start();
      }
    });
  };
  const append = (text: string) =>
    new Promise<void>((done) => {
      waiting.push({ text, done });
      start();
    });

  return {
    add: (entries) => append(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
    settled: () => (underWay === null ? Promise.resolve() : append('')),
    isFull: () => isFailing || size > budget,
    close: async () => {
      if (!isFailing) {
        await underWay;
      }
      isClosed = true;
      closeSync(file);
    },
  };
}
