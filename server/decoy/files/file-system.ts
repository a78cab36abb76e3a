/** What a file of the decoy is, as `stat` tells it. */
export interface DecoyStat {
  readonly kind: 'file' | 'folder' | 'link' | 'device';
  /** Bytes of a file, 4096 for a folder, length of the target for a link. */
  readonly size: number;
  /** Permission bits, such as 0o644. */
  readonly mode: number;
  /** Name of the user it belongs to; the shop of the decoy runs as `juicer`, who may read and write only what these bits let them. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** One file read at once. */
export interface DecoyFile {
  /** Absolute path in the decoy, normalised, links followed. */
  readonly path: string;
  readonly content: Buffer;
}

/** A file that is read piece by piece. */
export interface OpenDecoyFile {
  readonly stat: DecoyStat;
  /**
   * Bytes from `start` to before `end`.
   * @throws DecoyFileError when the file was changed or removed since it was opened
   */
  piece(start: number, end: number): Buffer;
}

/** How a file is written; by default an existing one is overwritten. */
export interface WriteOptions {
  /** Adds to what is there. */
  readonly append?: boolean;
  /** Refuses to touch what is there: EEXIST. */
  readonly exclusive?: boolean;
  /** Permission bits of a new file; 0o644 when left out. */
  readonly mode?: number;
}

/**
 * The virtual file system that learners reach instead of the machine's: a read-only base that ships with the app
 * (`resources/decoy`), and an overlay of everything written since, kept in the data folder under names of its own, at most
 * {@link overlayLimit} bytes, cleared by "Reset shop". It holds both a Linux host (the shop lives in {@link shopFolder}) and the
 * drive `C:` of a Windows one, so that walkthroughs of either kind find what they look for.
 *
 * A path is any text at all: absolute or relative to the shop's folder, with `.`, `..`, doubled slashes, backslashes
 * or a drive letter. It is resolved in memory only, and never becomes part of a real path. Percent signs are ordinary
 * characters here: whoever takes a path from a URL decodes it first.
 *
 * All of this is synchronous and throws {@link DecoyFileError} as Node's `fs` would: ENOENT, EACCES (the bits say no),
 * ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, EINVAL (a null byte), EEXIST, ENOTEMPTY, and ENOSPC with `statusCode` 507 when
 * the overlay is full (decision 11).
 */
export interface DecoyFiles {
  /** Links are followed. An endless device gives its first 64 KiB. */
  read(path: string): DecoyFile;
  /** Opens a file that is not a device. */
  open(path: string): OpenDecoyFile;
  /** The content as UTF-8 text. */
  readText(path: string): string;
  /** Creates, overwrites or extends a file, whole or not at all; its folder must exist. */
  write(path: string, content: Buffer | string, options?: WriteOptions): void;
  /** Creates a folder and, with `parents`, those above it that are missing; then one that exists already is fine. */
  makeFolder(path: string, options?: { readonly parents?: boolean; readonly mode?: number }): void;
  /** Creates a symbolic link; its target is any text. */
  makeLink(path: string, target: string): void;
  /** Removes a file, a link or, with `recursive`, a folder with all that is in it. */
  remove(path: string, options?: { readonly recursive?: boolean }): void;
  /** Moves a file, a link or a folder; a file may replace another file. */
  rename(from: string, to: string): void;
  /** Sets the permission bits. */
  changeMode(path: string, mode: number): void;
  /** Names in a folder, sorted by code point. */
  list(path: string): readonly string[];
  /** What is there, links followed. */
  stat(path: string): DecoyStat;
  /** What is there, without following a link at the end. */
  linkStat(path: string): DecoyStat;
  /** Target of a link, as it was made. */
  readLink(path: string): string;
  /** Throws unless everything in `rights` is allowed: read (4), write (2), enter or execute (1); 0 asks whether it is there. */
  access(path: string, rights: number): void;
  /** Absolute path with all links followed. */
  realPath(path: string): string;
  /** Whether there is something at the path, links followed. Throws no DecoyFileError. */
  has(path: string): boolean;
  /** The absolute, normalised form of a path, whether or not anything is there, as Node's `path.resolve(from, path)`; links are not followed. */
  resolve(path: string, from?: string): string;
  /** The same files for whoever stands in another folder. */
  from(folder: string): DecoyFiles;
  /** Bytes that may still be written. */
  readonly room: number;
}

/** Where the shop is installed in the decoy: its application root and working folder. */
export const shopFolder = '/juice-shop';

/** The user that the shop of the decoy runs as. */
export const shopUser = 'juicer';

/** What the overlay may hold in all, in bytes, counted in blocks of 4 KiB per file (decision 11). */
export const overlayLimit = 64 * 1024 * 1024;
