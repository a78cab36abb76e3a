import type { DecoyStat } from '../files/file-system.ts';
import { Buffer, contentBytes } from './buffer.ts';
import { decode } from './bytes.ts';
import { ask, askText, codedError } from './host.ts';
import { plan } from './queue.ts';
import { Readable, Writable } from './streams.ts';

type Options = Readonly<Record<string, unknown>> | string | undefined;
type Callback = (error: unknown, value?: unknown) => void;

const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 };

const kindBits: Readonly<Record<DecoyStat['kind'], number>> = {
  file: 0o100000,
  folder: 0o040000,
  link: 0o120000,
  device: 0o020000,
};

/**
 * Creates Node's `fs`, backed by the decoy's files.
 * @param folder returns the working folder of the process
 * @param user id of the user that the shop runs as
 */
export function createFs(folder: () => string, user: number) {
  const file = (name: string, ...values: readonly unknown[]) => ask('file', name, folder(), ...values);

  const statsOf = ({ kind, size, mode, owner, modified }: DecoyStat) => {
    const time = new Date(modified);
    const number = owner === 'root' ? 0 : user;
    return {
      ...{ mode: mode | kindBits[kind], nlink: 1, uid: number, gid: number, size, mtimeMs: modified },
      ...{ atime: time, mtime: time, ctime: time, birthtime: time },
      ...kindTests(kind),
    };
  };

  // The host returns exactly this shape.
  const hostStat = (name: 'stat' | 'linkStat', path: unknown) => file(name, pathOf(path)) as DecoyStat;

  const contentOf = (path: unknown) => askText('file', 'read', folder(), pathOf(path));

  const writeTo = (path: unknown, content: unknown, options: Options, append: boolean) => {
    const { flag = append ? 'a' : 'w', mode } = fieldsOf(options);
    const bytes = contentBytes(content, encodingOf(options));
    file('write', pathOf(path), bytes, String(flag).startsWith('a'), String(flag).includes('x'), mode ?? 0o644);
  };

  let descriptors = 20;

  const sync = {
    readFile: (path: unknown, options?: Options) => inEncoding(contentOf(path), encodingOf(options)),
    writeFile: (path: unknown, content: unknown, options?: Options) => writeTo(path, content, options, false),
    appendFile: (path: unknown, content: unknown, options?: Options) => writeTo(path, content, options, true),
    exists: (path: unknown) => {
      try {
        file('stat', pathOf(path));
        return true;
      } catch {
        return false;
      }
    },
    readdir: (path: unknown, options?: Options) => {
      const at = pathOf(path);
      // The host returns a list of names.
      const names = file('list', at) as string[];
      const entryOf = (name: string) => ({
        name,
        parentPath: at,
        ...kindTests(hostStat('linkStat', `${at}/${name}`).kind),
      });
      return fieldsOf(options).withFileTypes === true ? names.map(entryOf) : names;
    },
    stat: (path: unknown) => statsOf(hostStat('stat', path)),
    lstat: (path: unknown) => statsOf(hostStat('linkStat', path)),
    access: (path: unknown, rights: unknown = 0) => void file('access', pathOf(path), Number(rights)),
    mkdir: (path: unknown, options?: Options) => {
      const { recursive, mode } = fieldsOf(options);
      file('makeFolder', pathOf(path), recursive === true, mode ?? 0o755);
    },
    rm: (path: unknown, options?: Options) => {
      const { recursive, force } = fieldsOf(options);
      if (force !== true || sync.exists(path)) {
        file('remove', pathOf(path), recursive === true);
      }
    },
    unlink: (path: unknown) => void file('remove', pathOf(path), false),
    rename: (from: unknown, to: unknown) => void file('rename', pathOf(from), pathOf(to)),
    copyFile: (from: unknown, to: unknown) => writeTo(to, Buffer.fromBytes(contentOf(from)), undefined, false),
    chmod: (path: unknown, mode: unknown) =>
      void file('changeMode', pathOf(path), typeof mode === 'string' ? Number.parseInt(mode, 8) : Number(mode)),
    symlink: (target: unknown, path: unknown) => void file('makeLink', pathOf(path), pathOf(target)),
    readlink: (path: unknown) => file('readLink', pathOf(path)),
    realpath: (path: unknown) => file('realPath', pathOf(path)),
    open: (path: unknown) => {
      file('access', pathOf(path), 4);
      descriptors += 1;
      return descriptors;
    },
    close: () => undefined,
  };

  const createReadStream = (path: unknown, options?: Options) => {
    const stream = new Readable(() => contentOf(path));
    const encoding = encodingOf(options);
    return encoding === undefined ? stream : stream.setEncoding(encoding);
  };

  const createWriteStream = (path: unknown, options?: Options) =>
    new Writable((content) => writeTo(path, Buffer.fromBytes(content), options, fieldsOf(options).flags === 'a'));

  const functions: readonly [string, (...values: never[]) => unknown][] = Object.entries(sync);
  return {
    ...Object.fromEntries(functions.map(([name, work]) => [`${name}Sync`, work])),
    ...Object.fromEntries(functions.map(([name, work]) => [name, withCallback(name, work)])),
    promises: { ...Object.fromEntries(functions.map(([name, work]) => [name, asPromise(work)])), constants },
    createReadStream,
    createWriteStream,
    constants,
    ...constants,
  };
}

/** Reads a path, which is a string, bytes or a `file:` URL. */
export function pathOf(path: unknown): string {
  if (path instanceof Uint8Array) {
    return path.toString();
  }
  const { href }: { href?: unknown } = typeof path === 'object' && path !== null ? path : {};
  const text = typeof href === 'string' ? decodeURIComponent(href.replace(/^file:\/\//, '')) : path;
  if (typeof text !== 'string') {
    throw codedError(
      'ERR_INVALID_ARG_TYPE',
      'The "path" argument must be of type string or an instance of Buffer or URL.',
    );
  }
  if (text.includes('\0')) {
    throw codedError(
      'ERR_INVALID_ARG_VALUE',
      "The argument 'path' must be a string, Uint8Array, or URL without null bytes.",
    );
  }
  return text;
}

function fieldsOf(options: Options): Readonly<Record<string, unknown>> {
  return typeof options === 'object' && options !== null ? options : {};
}

/** Returns the encoding from options, which are an encoding or an object that may hold one. */
export function encodingOf(options: Options): string | undefined {
  const encoding = typeof options === 'string' ? options : fieldsOf(options).encoding;
  return typeof encoding === 'string' && encoding !== 'buffer' ? encoding : undefined;
}

export function inEncoding(bytes: string, encoding: string | undefined): Buffer | string {
  return encoding === undefined ? Buffer.fromBytes(bytes) : decode(bytes, encoding);
}

function kindTests(kind: DecoyStat['kind']) {
  return {
    isFile: () => kind === 'file',
    isDirectory: () => kind === 'folder',
    isSymbolicLink: () => kind === 'link',
  };
}

function withCallback(name: string, work: (...values: never[]) => unknown) {
  return (...values: never[]) => {
    const callback: unknown = values.at(-1);
    if (typeof callback !== 'function') {
      throw codedError('ERR_INVALID_ARG_TYPE', 'The "cb" argument must be of type function.');
    }
    // This was just found to be a function, and Node calls it like this.
    const done = callback as Callback;
    plan(() => {
      let value: unknown;
      try {
        value = work(...(values.slice(0, -1) as never[]));
      } catch (error) {
        done(error);
        return;
      }
      // `exists` never reports an error.
      name === 'exists' ? done(value) : done(null, value);
    });
  };
}

function asPromise(work: (...values: never[]) => unknown) {
  return async (...values: never[]) => work(...values);
}
