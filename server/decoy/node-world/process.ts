import { EventEmitter } from './events.ts';
import { ask, codedError } from './host.ts';
import type { Machine } from './os.ts';
import { Writable } from './streams.ts';

const versions = {
  v8: '11.3.244.8-node.26',
  uv: '1.46.0',
  zlib: '1.3.0.1-motley',
  modules: '115',
  openssl: '3.0.15+quic',
};

/** The server's own process, but for its modules. */
export function createProcess(machine: Machine, shopFolder: string) {
  const { node, user, environment } = machine;
  let folder = shopFolder;
  const output = () => Object.assign(new Writable(() => {}), { isTTY: false, fd: 1 });
  return Object.assign(new EventEmitter(), {
    title: 'node',
    version: node.version,
    versions: { node: node.version.slice(1), ...versions },
    arch: 'x64',
    platform: 'linux',
    release: { name: 'node', lts: 'Iron' },
    pid: node.pid,
    ppid: 0,
    execPath: node.path,
    execArgv: [],
    argv: [...node.arguments],
    argv0: 'node',
    env: { ...environment },
    exitCode: undefined,
    stdout: output(),
    stderr: output(),
    cwd: () => folder,
    chdir: (to: unknown) => {
      const path = ask('file', 'realPath', folder, String(to));
      ask('file', 'list', '/', path);
      folder = String(path);
    },
    uptime: () => 1823.41,
    hrtime: Object.assign(() => [1823, 410000000], { bigint: () => 1823410000000n }),
    memoryUsage: () => ({ rss: 176e6, heapTotal: 98e6, heapUsed: 81e6, external: 4e6, arrayBuffers: 1e6 }),
    getuid: () => user.uid,
    geteuid: () => user.uid,
    getgid: () => user.gid,
    getegid: () => user.gid,
    getgroups: () => [user.gid],
    umask: () => 0o022,
    nextTick: (work: (...values: unknown[]) => void, ...values: unknown[]) => {
      Promise.resolve().then(() => work(...values));
    },
    // A supervisor would start it anew at once: ending and staying look the same.
    exit: () => undefined,
    abort: () => undefined,
    kill: () => {
      throw codedError('EPERM', 'kill EPERM', Error);
    },
    emitWarning: () => undefined,
    binding: (name: unknown) => {
      throw codedError('ERR_INVALID_MODULE', `No such module: ${String(name)}`, Error);
    },
    dlopen: () => {
      throw codedError('ERR_DLOPEN_FAILED', 'cannot open shared object file', Error);
    },
  });
}
