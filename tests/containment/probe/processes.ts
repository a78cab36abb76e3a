import { type Attempt, leftByOtherProgram } from './attempt.ts';

const program = ['-e', "process.stdout.write('ran')"];

export const processes = {
  'start a program': async () =>
    (await import('node:child_process')).spawnSync(process.execPath, program, { encoding: 'utf8' }).stdout || nothing(),
  'start a shell command': async () => (await import('node:child_process')).execSync('echo ran', { encoding: 'utf8' }),
  'start a program through the class of child processes': async () => {
    const { ChildProcess } = await import('node:child_process');
    const child: unknown = Reflect.construct(ChildProcess, []);
    // The method exists, but is in no type.
    const code = (child as { spawn(options: object): number }).spawn({
      file: process.execPath,
      args: [process.execPath, ...program],
      stdio: 'ignore',
    });
    return code === 0 ? 'ran' : nothing();
  },
  'become another program': async ({ targets }) => {
    const script = `require('node:fs').writeFileSync(${JSON.stringify(`${targets.outside}/${leftByOtherProgram}`)}, 'x')`;
    process.execve?.(process.execPath, [process.execPath, '-e', script], {});
    return nothing();
  },
  'start a thread': async () => {
    const { Worker } = await import('node:worker_threads');
    return new Promise((resolve, reject) => {
      const worker = new Worker("require('node:worker_threads').parentPort.postMessage('ran')", { eval: true });
      worker.on('message', resolve).on('error', reject);
    });
  },
  'signal the supervisor': () => (process.kill(process.ppid, 0) ? 'signalled' : nothing()),
  'signal the supervisor past process.kill': () => {
    const kill: unknown = Reflect.get(process, '_kill');
    return typeof kill === 'function' && kill(process.ppid, 0) === 0 ? 'signalled' : nothing();
  },
  'turn the process into a debugger': async () => {
    const { Session } = await import('node:inspector');
    const session = new Session();
    session.connect();
    return 'connected';
  },
  'open the debugger to the network': async () => {
    const inspector = await import('node:inspector');
    inspector.open(0, '127.0.0.1');
    return inspector.url();
  },
  "slow down the supervisor's process": async () => {
    (await import('node:os')).setPriority(process.ppid, 1);
    return 'slowed down';
  },
} satisfies Record<string, Attempt>;

function nothing(): never {
  throw new Error('nothing was won');
}
