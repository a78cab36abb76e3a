import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';

/** Where the blocks of the chain are kept. */
export interface Journal {
  /** Keeps a record (one line of JSON): when this returns, it outlives the process. */
  append(record: string): void;
  /** Every record, oldest first. */
  read(): readonly string[];
  clear(): void;
  /** Bytes of all records. */
  size(): number;
}

/** Keeps them as long as the process lives (`--ephemeral`). */
export function memoryJournal(): Journal {
  let records: string[] = [];
  return {
    append: (record) => {
      records.push(record);
    },
    read: () => records,
    clear: () => {
      records = [];
    },
    size: () => records.reduce((sum, record) => sum + record.length + 1, 0),
  };
}

/**
 * Keeps them in a file, a line each. It is only ever appended to, so a process that is killed while it writes leaves at most one line
 * without an end, which nobody was told of and which is cut off.
 */
export function fileJournal(path: string): Journal {
  let handle: number | undefined;
  const open = () => {
    if (existsSync(path)) {
      cutOff(path);
    }
    return openSync(path, 'a', 0o600);
  };
  return {
    append: (record) => {
      handle ??= open();
      writeSync(handle, `${record}\n`);
    },
    read: () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []),
    clear: () => {
      if (handle !== undefined) {
        closeSync(handle);
        handle = undefined;
      }
      rmSync(path, { force: true });
    },
    size: () => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  };
}

/** Removes a last line that has no end. */
function cutOff(path: string): void {
  const content = readFileSync(path);
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) {
    truncateSync(path, end);
  }
}
