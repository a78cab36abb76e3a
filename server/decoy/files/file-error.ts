/**
 * The number of each error and its meaning in Node's words; where command-line programs word it differently, in theirs
 * too.
 */
const meanings = {
  EPERM: [-1, 'operation not permitted'],
  ENOENT: [-2, 'no such file or directory'],
  EACCES: [-13, 'permission denied'],
  EEXIST: [-17, 'file already exists', 'File exists'],
  ENOTDIR: [-20, 'not a directory'],
  EISDIR: [-21, 'illegal operation on a directory', 'Is a directory'],
  EINVAL: [-22, 'invalid argument'],
  ENOSPC: [-28, 'no space left on device'],
  EROFS: [-30, 'read-only file system'],
  ENAMETOOLONG: [-36, 'name too long', 'File name too long'],
  ENOTEMPTY: [-39, 'directory not empty'],
  ELOOP: [-40, 'too many symbolic links encountered', 'Too many levels of symbolic links'],
} as const;

export type FileErrorCode = keyof typeof meanings;

/** The error that Node's `fs` would throw, about the decoy's files: `ENOENT: no such file or directory, open '/x'`. */
export class DecoyFileError extends Error {
  readonly code: FileErrorCode;
  readonly errno: number;
  /** The system call, such as `open` or `scandir`. */
  readonly syscall: string;
  /** The path in the decoy. */
  readonly path: string;
  /** The status of the response if nothing better is known: 507 for a full overlay (decision 11), otherwise none. */
  readonly statusCode: 507 | undefined;
  /** The meaning as command-line programs put it: `No such file or directory`. */
  readonly shellText: string;

  constructor(code: FileErrorCode, syscall: string, path: string) {
    const [errno, meaning, shellText = meaning.charAt(0).toUpperCase() + meaning.slice(1)] = meanings[code];
    super(`${code}: ${meaning}, ${syscall} '${path}'`);
    this.code = code;
    this.errno = errno;
    this.syscall = syscall;
    this.path = path;
    this.shellText = shellText;
    this.statusCode = code === 'ENOSPC' ? 507 : undefined;
  }
}
