import { Buffer, contentBytes } from './buffer.ts';
import { createChildProcess } from './child-process.ts';
import { EventEmitter, events } from './events.ts';
import { createFs } from './fs.ts';
import { ask, codedError } from './host.ts';
import { createHttp } from './http.ts';
import { createOs, type Machine } from './os.ts';
import { createPath } from './path.ts';
import { plan, timers } from './queue.ts';
import { Readable, Writable } from './streams.ts';
import { urlModule } from './url.ts';
import { util } from './util.ts';

/** Node's built-in modules by name, each made when it is first asked for. */
export function createModules(machine: Machine, process: () => Readonly<Record<string, unknown>>) {
  const folder = () => String(Object(process()).cwd());
  const made = new Map<string, unknown>();
  const makers: Readonly<Record<string, () => unknown>> = {
    fs: () => createFs(folder, machine.user.uid),
    'fs/promises': () => Object(load('fs')).promises,
    path: () => createPath(folder),
    'path/posix': () => load('path'),
    child_process: () => createChildProcess(folder, () => Object(process().env)),
    os: () => createOs(machine),
    http: () => createHttp('http'),
    https: () => createHttp('https'),
    events: () => events,
    buffer: () => ({ Buffer, kMaxLength: 2 ** 31 - 1 }),
    util: () => util,
    url: () => urlModule,
    timers: () => timers,
    process,
    crypto: () => ({
      randomBytes: (length: number) => Buffer.fromBytes(String(ask('random', length))),
      randomUUID: () =>
        Buffer.fromBytes(String(ask('random', 16)))
          .toString('hex')
          .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5'),
      createHash,
    }),
    stream: () => ({ Readable, Writable, Duplex: Readable, Transform: Readable }),
    net: () => ({ connect: refuseConnection, createConnection: refuseConnection, Socket: EventEmitter }),
    dns: () => ({
      lookup: (name: string, ...rest: unknown[]) => {
        const callback = rest.at(-1);
        plan(() =>
          (callback as (error: unknown, address?: string, family?: number) => void)(
            null,
            name === 'localhost' ? '127.0.0.1' : machine.address,
            4,
          ),
        );
      },
    }),
    vm: () => ({
      runInThisContext: run,
      runInNewContext: run,
      runInContext: run,
      createContext: (value: unknown) => value,
    }),
    assert:
      () =>
      (value: unknown, message = 'The expression evaluated to a falsy value') => {
        if (!value) {
          throw codedError('ERR_ASSERTION', String(message), Error);
        }
      },
    module: () => Object(process().mainModule).constructor,
  };

  const load = (name: string): unknown => {
    const plain = name.replace(/^node:/, '');
    if (!made.has(plain) && Object.hasOwn(makers, plain)) {
      made.set(plain, makers[plain]?.());
    }
    return made.get(plain);
  };

  return { load, names: Object.keys(makers) };
}

function createHash(algorithm: string) {
  let content = '';
  const hash = {
    update: (more: unknown) => {
      content += contentBytes(more);
      return hash;
    },
    digest: (encoding?: string) => {
      const digest = ask('hash', algorithm, content);
      if (digest === null) {
        throw codedError('ERR_CRYPTO_INVALID_DIGEST', 'Digest method not supported', Error);
      }
      const buffer = Buffer.fromBytes(String(digest));
      return encoding === undefined ? buffer : buffer.toString(encoding);
    },
  };
  return hash;
}

/** There are only web servers out there. */
function refuseConnection(): EventEmitter {
  const socket = Object.assign(new EventEmitter(), {
    write: () => true,
    end: () => {},
    pipe: (target: unknown) => target,
    destroy: () => {},
  });
  const problem = { code: 'ECONNREFUSED', errno: -111, syscall: 'connect' };
  plan(
    () =>
      socket.listenerCount('error') > 0 &&
      socket.emit('error', Object.assign(new Error('connect ECONNREFUSED'), problem)),
  );
  return socket;
}

function run(source: string): unknown {
  // biome-ignore lint/security/noGlobalEval: this runs inside QuickJS, in the learner's own interpreter
  return globalThis.eval(source);
}
