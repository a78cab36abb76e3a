/** A file of the decoy, as `stat` describes it. */
export interface DecoyStat {
  readonly kind: 'file' | 'folder' | 'link' | 'device';
  /** Bytes of a file, 4096 for a folder, length of the target for a link. */
  readonly size: number;
  /** Permission bits, such as 0o644. */
  readonly mode: number;
  /** The name of the owner. The decoy's shop runs as `juicer`, who may read and write only what these bits allow. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** A file that was read as a whole. */
export interface DecoyFile {
  /** The absolute, normalised path in the decoy, with links followed. */
  readonly path: string;
  readonly content: Buffer;
}

/** A file that is read piece by piece. */
export interface OpenDecoyFile {
  readonly stat: DecoyStat;
  /**
   * Returns the bytes from `start` up to, but not including, `end`.
   * @throws DecoyFileError when the file was changed or removed since it was opened
   */
  piece(start: number, end: number): Buffer;
}

/** How a file is written. By default, an existing one is overwritten. */
export interface WriteOptions {
  /** Appends to what is there. */
  readonly append?: boolean;
  /** Fails with EEXIST if something is there. */
  readonly exclusive?: boolean;
  /** Permission bits of a new file; 0o644 when left out. */
  readonly mode?: number;
}

/**
 * The virtual file system that learners reach instead of the machine's. It has a read-only base, which ships with the app (`resources/decoy`),
 * and an overlay of everything written since. The overlay is a database in the data folder, holds at most {@link overlayLimit} bytes, and is
 * cleared by "Reset shop". The file system contains both a Linux host (the shop is installed in {@link shopFolder}) and the drive `C:` of a
 * Windows host, so that walkthroughs of either kind find what they look for.
 *
 * A path is any string: absolute or relative to the shop's folder, with `.`, `..`, doubled slashes, backslashes or a drive letter. It is
 * resolved only in memory and never becomes part of a real path. Percent signs are ordinary characters here; whoever takes a path from a URL
 * decodes it first.
 *
 * Every method is synchronous and throws {@link DecoyFileError} as Node's `fs` would: ENOENT, EACCES (the permission bits forbid it), ENOTDIR,
 * EISDIR, ELOOP, ENAMETOOLONG, EINVAL (a null byte), EEXIST, ENOTEMPTY, and ENOSPC with `statusCode` 507 when the overlay is full (decision 11).
 */
export interface DecoyFiles {
  /** Reads a file, following links. An endless device gives its first 64 KiB. */
  read(path: string): DecoyFile;
  /** Opens a file that is not a device. */
  open(path: string): OpenDecoyFile;
  /** Reads the content as UTF-8. */
  readText(path: string): string;
  /** Creates, overwrites or extends a file, either completely or not at all. Its folder must exist. */
  write(path: string, content: Buffer | string, options?: WriteOptions): void;
  /** Creates a folder. With `parents`, also creates missing folders above it, and accepts a folder that already exists. */
  makeFolder(path: string, options?: { readonly parents?: boolean; readonly mode?: number }): void;
  /** Creates a symbolic link, whose target may be any string. */
  makeLink(path: string, target: string): void;
  /** Removes a file, a link or, with `recursive`, a folder with everything in it. */
  remove(path: string, options?: { readonly recursive?: boolean }): void;
  /** Moves a file, a link or a folder; a file may replace another file. */
  rename(from: string, to: string): void;
  /** Sets the permission bits. */
  changeMode(path: string, mode: number): void;
  /** Returns the names in a folder, sorted by UTF-16 code unit. */
  list(path: string): readonly string[];
  /** Describes what is there, following links. */
  stat(path: string): DecoyStat;
  /** Describes what is there, without following a link at the end. */
  linkStat(path: string): DecoyStat;
  /** Returns the target of a link as it was given. */
  readLink(path: string): string;
  /** Throws unless everything in `rights` is allowed: read (4), write (2), enter or execute (1). With 0, only checks that something is there. */
  access(path: string, rights: number): void;
  /** Returns the absolute path with all links followed. */
  realPath(path: string): string;
  /** Returns whether there is something at the path, with links followed. Never throws a DecoyFileError. */
  has(path: string): boolean;
  /**
   * Returns the absolute, normalised form of a path, as Node's `path.resolve(from, path)` does, whether or not anything is there. Links are not
   * followed.
   */
  resolve(path: string, from?: string): string;
  /** Returns the same files with another working folder. */
  from(folder: string): DecoyFiles;
  /** Bytes that may still be written. */
  readonly room: number;
}

/** Where the shop is installed in the decoy: its application root and working folder. */
export const shopFolder = '/juice-shop';

/** The user that the shop of the decoy runs as. */
export const shopUser = 'juicer';

/** The most bytes that the overlay may hold in all, counted in blocks of 4 KiB per file (decision 11). */
export const overlayLimit = 64 * 1024 * 1024;
