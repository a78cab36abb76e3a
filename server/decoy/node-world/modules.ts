import type { DecoyMachine } from '../host/machine.ts';
import { Buffer } from './buffer.ts';
import { createChildProcess } from './child-process.ts';
import { crypto } from './crypto.ts';
import { EventEmitter } from './events.ts';
import { createFs } from './fs.ts';
import { createHttp } from './http.ts';
import { createOs } from './os.ts';
import { createPath } from './path.ts';
import { URL } from './url.ts';
import { util } from './util.ts';

/**
 * Creates the built-in modules of Node that an attacker of a server reaches for, each when it is first asked for.
 * @returns a function that returns a module by its name; undefined if there is none
 */
export function createModules(machine: DecoyMachine, process: () => Readonly<Record<string, unknown>>) {
  const folder = () => String(Object(process()).cwd());
  const made = new Map<string, unknown>();
  const makers: Readonly<Record<string, () => unknown>> = {
    fs: () => createFs(folder, machine.user.uid),
    'fs/promises': () => Object(load('fs')).promises,
    path: () => createPath(folder),
    child_process: () => createChildProcess(folder, () => Object(process().env)),
    os: () => createOs(machine),
    http: () => createHttp('http'),
    https: () => createHttp('https'),
    events: () => Object.assign(EventEmitter, { EventEmitter }),
    buffer: () => ({ Buffer }),
    util: () => util,
    url: () => ({ URL }),
    crypto: () => crypto,
    process,
  };

  const load = (name: string): unknown => {
    const plain = name.replace(/^node:/, '');
    if (!made.has(plain) && Object.hasOwn(makers, plain)) {
      made.set(plain, makers[plain]?.());
    }
    return made.get(plain);
  };

  return load;
}
