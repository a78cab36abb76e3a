import { type ChildProcess, spawn } from 'node:child_process';

/** Makes Electron's executable run as a Node that treats archives as ordinary files. */
const nodeMode = { ELECTRON_RUN_AS_NODE: '1', ELECTRON_NO_ASAR: '1' } as const;

/**
 * Starts a process on Electron's own executable in its Node mode, which parses Node's flags, so that the permission model holds
 * (architecture.md 1, wall 3).
 */
export function spawnInNodeMode(
  entry: string,
  flags: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ChildProcess {
  return spawn(process.execPath, [...flags, entry], {
    env: { ...environment, ...nodeMode },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
}
