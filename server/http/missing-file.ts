import { PageError } from './errors.ts';

/** What the page of a missing file says: the error of the file system, absolute path included (api-learning.md 23). */
// weakness: errorHandlingChallenge (where the application lies is told to everybody)
export function missingFile(path: string): PageError {
  return fileError(404, 'ENOENT', -2, 'no such file or directory', path);
}

/** What the page says where a path goes on behind a file. */
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
