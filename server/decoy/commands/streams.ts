import { DecoyFileError } from '../files/file-error.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { CommandsKilled } from './machine.ts';
import type { Redirect } from './syntax.ts';

/** Where output goes. */
export interface Sink {
  write(content: Buffer): void;
}

/** What a command reads from and writes to. */
export interface Streams {
  readonly input: Buffer;
  readonly output: Sink;
  readonly errors: Sink;
}

/** A redirection that cannot be done; the message is the shell's. */
export class RedirectError extends Error {}

/** Output that is kept. @param limit bytes after which all commands are ended */
export function createCollector(limit: number): Sink & { content(): Buffer } {
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    write: (content) => {
      length += content.length;
      if (length > limit) {
        throw new CommandsKilled();
      }
      chunks.push(content);
    },
    content: () => Buffer.concat(chunks),
  };
}

/**
 * Redirects streams, one after the other as written.
 * @param expand the target of a redirection as text
 * @returns the streams, and what is to be done once the command is through
 * @throws RedirectError
 */
export function redirect(
  streams: Streams,
  redirects: readonly Redirect[],
  expand: (redirect: Exclude<Redirect, { kind: 'duplicate' }>) => string,
  files: DecoyFiles,
): { readonly streams: Streams; close(): void } {
  let { input, output, errors } = streams;
  const closers: (() => void)[] = [];
  for (const one of redirects) {
    if (one.kind === 'duplicate') {
      const target = one.to === 1 ? output : errors;
      output = one.descriptor === 1 ? target : output;
      errors = one.descriptor === 2 ? target : errors;
      continue;
    }
    const text = expand(one);
    if (one.kind === 'text') {
      input = Buffer.from(`${text}\n`);
    } else if (one.kind === 'read') {
      input = opening(text, 'open', () => files.read(text).content);
    } else {
      const file = openFile(text, one.kind === 'append', files);
      closers.push(file.close);
      output = one.descriptors.includes(1) ? file : output;
      errors = one.descriptors.includes(2) ? file : errors;
    }
  }
  return {
    streams: { input, output, errors },
    close: () => {
      for (const close of closers) {
        close();
      }
    },
  };
}

/** A file is emptied when it is opened, and gets all of its content at once when it is closed. */
function openFile(path: string, append: boolean, files: DecoyFiles): Sink & { close(): void } {
  opening(path, 'create', () => files.write(path, '', { append }));
  const chunks: Buffer[] = [];
  return {
    write: (content) => {
      chunks.push(content);
    },
    close: () => opening(path, 'write', () => files.write(path, Buffer.concat(chunks), { append: true })),
  };
}

function opening<Result>(path: string, what: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    if (error instanceof DecoyFileError) {
      throw new RedirectError(`cannot ${what} ${path}: ${describeFileError(error)}`);
    }
    throw error;
  }
}

const descriptions: Readonly<Record<DecoyFileError['code'], string>> = {
  EPERM: 'Operation not permitted',
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  EEXIST: 'File exists',
  ENOTDIR: 'Not a directory',
  EISDIR: 'Is a directory',
  EINVAL: 'Invalid argument',
  ENOSPC: 'No space left on device',
  EROFS: 'Read-only file system',
  ENAMETOOLONG: 'File name too long',
  ENOTEMPTY: 'Directory not empty',
  ELOOP: 'Too many levels of symbolic links',
};

/** The error as command-line programs put it. */
export function describeFileError(error: DecoyFileError): string {
  return descriptions[error.code];
}
