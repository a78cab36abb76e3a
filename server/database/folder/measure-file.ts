import type Database from 'better-sqlite3';

/** The size of one open file. */
export interface FileSize {
  /** Bytes of what is stored in it. */
  used(): number;
  /** Makes the file as small as what it holds. @throws SqliteError when others use it, or the disk is full */
  shrink(): void;
}

/** Milliseconds that shrinking waits for others. */
const longestWait = 200;

/** To be called before the process is sealed: what shrinks a file is refused afterwards. */
export function measureFile(handle: Database.Database): FileSize {
  const number = (pragma: string) => handle.prepare<[], number>(`PRAGMA ${pragma}`).pluck();
  const pageSize = number('page_size').get() ?? 0;
  const [pages, free] = [number('page_count'), number('freelist_count')];
  const vacuum = handle.prepare('VACUUM');
  return {
    used: () => ((pages.get() ?? 0) - (free.get() ?? 0)) * pageSize,
    shrink: () => {
      const timeout = Number(handle.pragma('busy_timeout', { simple: true }));
      // Whoever reads at this moment is not waited for as long as at the start: nobody is served meanwhile.
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
