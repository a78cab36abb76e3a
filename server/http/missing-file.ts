import { PageError } from './errors.ts';

/** Returns the error for a missing file: that of the file system, including the absolute path (api-learning.md 23). */
// weakness: errorHandlingChallenge (everyone is told where the application is installed)
export function missingFile(path: string): PageError {
  return fileError(404, 'ENOENT', -2, 'no such file or directory', path);
}

/** Returns the error for a path that continues below a file. */
export function notAFolder(path: string): PageError {
  return fileError(500, 'ENOTDIR', -20, 'not a directory', path);
}

function fileError(status: number, code: string, errno: number, meaning: string, path: string): PageError {
  const fields = {
    errno,
    code,
    syscall: 'stat',
    path,
    ...(status === 404 ? { expose: false, statusCode: 404, status } : {}),
  };
  return new PageError(`${code}: ${meaning}, stat '${path}'`, { status, fields });
}
