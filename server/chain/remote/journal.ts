import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';

/** Where the blocks of the chain are kept. */
export interface Journal {
  /** Keeps a record (one line of JSON). Once this returns, the record outlives the process. */
  append(record: string): void;
  /** Returns every record, oldest first. */
  read(): readonly string[];
  clear(): void;
  /** Returns the size of all records in bytes. */
  size(): number;
}

/** Creates a journal that lasts as long as the process (`--ephemeral`). */
export function memoryJournal(): Journal {
  let records: string[] = [];
  let size = 0;
  return {
    append: (record) => {
      records.push(record);
      size += record.length + 1;
    },
    read: () => records,
    clear: () => {
      records = [];
      size = 0;
    },
    size: () => size,
  };
}

/**
 * Creates a journal in a file, with one line for each record. The file is only ever appended to, so a process that is killed while it
 * writes leaves at most one line without an end. Nobody has been told about that one, and it is cut off.
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
      const before = fstatSync(handle).size;
      const line = Buffer.from(`${record}\n`);
      try {
        // On a full disk, only part of it may be written.
        if (writeSync(handle, line) < line.length) {
          throw new Error('only part of it could be written');
        }
      } catch (error) {
        ftruncateSync(handle, before);
        throw error;
      }
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
