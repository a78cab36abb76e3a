import { createHash, getHashes } from 'node:crypto';
import { posix } from 'node:path';
import { type CommandMachine, CommandsKilled } from '../commands/machine.ts';
import { runCommands } from '../commands/shell.ts';
import { DecoyFileError } from '../files/file-error.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import type { World } from './create-world.ts';
import { NeedError } from './messages.ts';

/*
 * Everything that learners' code can ask of the evaluator's own process: one function that takes and returns JSON, and
 * an explicit list of names. Bytes travel as strings of characters 0 to 255. Every answer comes from the snapshot.
 */

/** The answer to a call that failed: the error that the code sees, as Node would throw it. */
interface CallFailure {
  readonly error: Pick<DecoyFileError, 'errno' | 'syscall' | 'path' | 'message'> & { readonly code: string };
}

type HostCall = (world: World, values: readonly unknown[]) => unknown;

/** The most calls in one evaluation, and the most characters that are converted to another encoding at once. */
const mostCalls = 20_000;
const longestText = 4 * 1024 * 1024;

const bytes = (text: string) => Buffer.from(text, 'latin1');
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Looks up an entry of a table by a name that learners' code gave. */
function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: unknown): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** File calls by the name of the `DecoyFiles` method that they use. */
const fileCalls: Readonly<Record<string, (files: DecoyFiles, values: readonly unknown[]) => unknown>> = {
  read: (files, [path]) => files.read(text(path)).content.toString('latin1'),
  write: (files, [path, content, append, exclusive, mode]) =>
    files.write(text(path), bytes(text(content)), {
      append: append === true,
      exclusive: exclusive === true,
      mode: number(mode, 0o644),
    }),
  list: (files, [path]) => files.list(text(path)),
  stat: (files, [path]) => files.stat(text(path)),
  linkStat: (files, [path]) => files.linkStat(text(path)),
  access: (files, [path, rights]) => files.access(text(path), number(rights, 0)),
  makeFolder: (files, [path, parents, mode]) =>
    files.makeFolder(text(path), { parents: parents === true, mode: number(mode, 0o755) }),
  makeLink: (files, [path, target]) => files.makeLink(text(path), text(target)),
  remove: (files, [path, recursive]) => files.remove(text(path), { recursive: recursive === true }),
  rename: (files, [from, to]) => files.rename(text(from), text(to)),
  changeMode: (files, [path, mode]) => files.changeMode(text(path), number(mode, 0o644)),
  readLink: (files, [path]) => files.readLink(text(path)),
  realPath: (files, [path]) => files.realPath(text(path)),
};

/** The functions of Node's `path` that ask nothing of the machine, whose working folder must not be visible. */
const pathCalls: Readonly<Record<string, (...paths: string[]) => string>> = {
  normalize: posix.normalize,
  basename: posix.basename,
  dirname: posix.dirname,
  extname: posix.extname,
  join: posix.join,
  resolve: (...paths) => posix.resolve('/', ...paths),
};

const calls: Readonly<Record<string, HostCall>> = {
  file: ({ machine }, [name, folder, ...values]) =>
    entryOf(fileCalls, name)?.(machine.files.from(text(folder)), values),
  run: ({ machine }, [command, folder, environment, input]) => {
    const result = runCommands(machine, text(command), {
      folder: text(folder),
      environment: textsOf(environment),
      input: bytes(text(input)),
    });
    return { ...result, output: result.output.toString('latin1'), errors: result.errors.toString('latin1') };
  },
  request: ({ machine }, [url, method, headers, body]) =>
    request(machine, text(url), text(method), textsOf(headers), body),
  hash: (_, [algorithm, content]) =>
    getHashes().includes(text(algorithm))
      ? createHash(text(algorithm))
          .update(bytes(text(content)))
          .digest()
          .toString('latin1')
      : null,
  encode: (_, [content, encoding]) => Buffer.from(shortText(content), encodingOf(encoding)).toString('latin1'),
  decode: (_, [content, encoding]) => bytes(shortText(content)).toString(encodingOf(encoding)),
  path: (_, [name, ...paths]) => entryOf(pathCalls, name)?.(...paths.map(text)),
  url: (_, [address, base]) => urlOf(text(address), typeof base === 'string' ? base : undefined),
};

function shortText(value: unknown): string {
  const content = text(value);
  if (content.length > longestText) {
    throw new RangeError('too long');
  }
  return content;
}

function encodingOf(name: unknown): BufferEncoding {
  return typeof name === 'string' && Buffer.isEncoding(name) ? name : 'utf8';
}

function textsOf(value: unknown): Record<string, string> {
  const pairs = Object.entries(Object(value)).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs);
}

function request(
  machine: CommandMachine,
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): unknown {
  const sent = typeof body === 'string' && body !== '' ? { body: bytes(body) } : {};
  const outcome = machine.request({ url, method: method || 'GET', headers, ...sent, redirects: 0 });
  return outcome.outcome === 'answered' ? { ...outcome, body: outcome.body.toString('latin1') } : outcome;
}

function urlOf(address: string, base: string | undefined): unknown {
  const url = URL.parse(address, base);
  if (url === null) {
    return null;
  }
  const { href, protocol, username, password, host, hostname, port, pathname, search, hash, origin } = url;
  return { href, protocol, username, password, host, hostname, port, pathname, search, hash, origin };
}

/**
 * Creates the function that learners' code is given.
 * @param onNeed called when the snapshot does not suffice; whatever the code does after that is of no use
 */
export function createHostCalls(
  world: World,
  onNeed: (error: NeedError) => void,
): (name: string, values: string) => string {
  let made = 0;
  return (name, values) => {
    made += 1;
    if (made > mostCalls) {
      return failure('EAGAIN', 'too many calls');
    }
    try {
      return JSON.stringify({ value: entryOf(calls, name)?.(world, listOf(values)) ?? null });
    } catch (error) {
      if (error instanceof NeedError) {
        onNeed(error);
        return failure('EINTR', 'interrupted');
      }
      if (error instanceof DecoyFileError) {
        const { code, errno, syscall, path, message } = error;
        return JSON.stringify({ error: { code, errno, syscall, path, message } } satisfies CallFailure);
      }
      return failure('EIO', error instanceof CommandsKilled ? 'killed' : 'i/o error');
    }
  };
}

function listOf(values: string): readonly unknown[] {
  const parsed: unknown = JSON.parse(values);
  return Array.isArray(parsed) ? parsed : [];
}

function failure(code: string, meaning: string): string {
  const error = { code, errno: -1, syscall: 'call', path: '', message: `${code}: ${meaning}` };
  return JSON.stringify({ error } satisfies CallFailure);
}
