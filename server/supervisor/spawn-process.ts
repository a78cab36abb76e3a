import { type ChildProcess, fork } from 'node:child_process';

/**
 * Starts a Node process with an IPC channel (JSON), standard output and error as pipes and standard input closed: a
 * `child_process.fork` of `entry` with `flags` in front of it and exactly this environment. Electron's main process
 * adds `ELECTRON_RUN_AS_NODE=1` to the environment.
 */
export type SpawnProcess = (
  entry: string,
  flags: readonly string[],
  environment: Readonly<Record<string, string>>,
) => ChildProcess;

/** Starts processes without Electron, with this process's own Node. */
export const spawnNode: SpawnProcess = (entry, flags, environment) =>
  fork(entry, [], {
    execArgv: [...flags],
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'json',
  });
