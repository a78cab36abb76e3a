import type { DecoyMachine } from '../host/machine.ts';
import { EventEmitter } from './events.ts';
import { ask, codedError } from './host.ts';
import { Writable } from './streams.ts';

/** Creates the server's `process`, without its modules. */
export function createProcess(machine: DecoyMachine, shopFolder: string) {
  const { node, user, environment } = machine;
  let folder = shopFolder;
  const output = () => Object.assign(new Writable(() => {}), { isTTY: false, fd: 1 });
  return Object.assign(new EventEmitter(), {
    title: 'node',
    version: node.version,
    versions: { node: node.version.slice(1), v8: '11.3.244.8-node.26', uv: '1.46.0', openssl: '3.0.15+quic' },
    arch: 'x64',
    platform: 'linux',
    release: { name: 'node', lts: 'Iron' },
    pid: node.pid,
    ppid: 0,
    execPath: node.path,
    execArgv: [],
    argv: [...node.arguments],
    env: { ...environment },
    stdout: output(),
    stderr: output(),
    cwd: () => folder,
    chdir: (to: unknown) => {
      const path = ask('file', 'realPath', folder, String(to));
      ask('file', 'list', '/', path);
      folder = String(path);
    },
    uptime: () => 1823.41,
    memoryUsage: () => ({ rss: 176e6, heapTotal: 98e6, heapUsed: 81e6, external: 4e6, arrayBuffers: 1e6 }),
    getuid: () => user.uid,
    getgid: () => user.gid,
    nextTick: (work: (...values: unknown[]) => void, ...values: unknown[]) => {
      void Promise.resolve().then(() => work(...values));
    },
    // A supervisor would restart it at once, so exiting looks the same as staying.
    exit: () => undefined,
    abort: () => undefined,
    kill: () => {
      throw codedError('EPERM', 'kill EPERM', Error);
    },
    binding: (name: unknown) => {
      throw codedError('ERR_INVALID_MODULE', `No such module: ${String(name)}`, Error);
    },
    dlopen: () => {
      throw codedError('ERR_DLOPEN_FAILED', 'cannot open shared object file', Error);
    },
  });
}
