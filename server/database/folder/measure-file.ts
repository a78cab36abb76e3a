import type Database from 'better-sqlite3';

/** The size of one open file. */
export interface FileSize {
  /** Bytes of what is stored in it. */
  used(): number;
  /** Makes the file as small as what it holds. */
  shrink(): void;
}

/** To be called before the process is sealed: what shrinks a file is refused afterwards. */
export function measureFile(handle: Database.Database): FileSize {
  const number = (pragma: string) => handle.prepare<[], number>(`PRAGMA ${pragma}`).pluck();
  const pageSize = number('page_size').get() ?? 0;
  const [pages, free] = [number('page_count'), number('freelist_count')];
  const vacuum = handle.prepare('VACUUM');
  return {
    used: () => ((pages.get() ?? 0) - (free.get() ?? 0)) * pageSize,
    shrink: () => {
      vacuum.run();
      handle.pragma('wal_checkpoint(TRUNCATE)');
    },
  };
}
