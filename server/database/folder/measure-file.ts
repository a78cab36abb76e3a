import type Database from 'better-sqlite3';

/** The size of one open file. */
export interface FileSize {
  /** Returns how many bytes of the file are in use. */
  used(): number;
  /** Shrinks the file to what it holds. @throws SqliteError when others are using it, or the disk is full */
  shrink(): void;
}

/** How long shrinking waits for others, in milliseconds. */
const longestWait = 200;

/** Prepares to measure and shrink a file. Must be called before the process is sealed, since preparing `VACUUM` is refused afterwards. */
export function measureFile(handle: Database.Database): FileSize {
  const number = (pragma: string) => handle.prepare<[], number>(`PRAGMA ${pragma}`).pluck();
  const pageSize = number('page_size').get() ?? 0;
  const [pages, free] = [number('page_count'), number('freelist_count')];
  const vacuum = handle.prepare('VACUUM');
  return {
    used: () => ((pages.get() ?? 0) - (free.get() ?? 0)) * pageSize,
    shrink: () => {
      const timeout = Number(handle.pragma('busy_timeout', { simple: true }));
      // Waiting for other readers may take less time here than at the start, because nobody is served in the meantime.
      handle.pragma(`busy_timeout = ${longestWait}`);
      try {
        vacuum.run();
        handle.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        handle.pragma(`busy_timeout = ${timeout}`);
      }
    },
  };
}
