import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type FinishedCommand, type RunningShop, runCommand, type ShopWishes, startShop } from '../support/shop.ts';
import { findWindows, type Windows } from './machine.ts';

const cli = join(import.meta.dirname, '../../dist/server/cli.js');
const launcher = [process.execPath, join(import.meta.dirname, 'launch.ts')] as const;

/** Returns the Windows of this machine. Where there is none, prints why and returns null. */
export function windowsOrSkip(): Windows | null {
  const windows = findWindows();
  if ('missing' in windows) {
    console.log(`SKIPPED: ${windows.missing}`);
    return null;
  }
  return windows;
}

/**
 * Starts a server on Windows, the built one unless another is named. Its process ids are those of Windows. When told to stop, it
 * ends at once.
 * @param server path of its script or batch file
 */
export async function startWindowsShop(wishes: ShopWishes = {}, server: string = cli): Promise<RunningShop> {
  const shop = await startShop({ ...wishes, command: [...launcher, server] });
  return { ...shop, kill: () => endProcess(shop.shopPid()) };
}

/** Runs a script on Node for Windows until it ends. */
export function runOnWindows(script: string, words: readonly string[] = []): Promise<FinishedCommand> {
  return runCommand(words, {}, [...launcher, script]).finished;
}

/** Ends a process of Windows, as its task manager does. */
function endProcess(pid: number): void {
  const windows = findWindows();
  if ('missing' in windows) {
    throw new Error(windows.missing);
  }
  const { status } = spawnSync(windows.wine, [windows.node, '-e', `process.kill(${pid}, 'SIGKILL')`], {
    env: windows.environment,
    stdio: 'ignore',
  });
  if (status !== 0) {
    throw new Error(`The process ${pid} could not be ended.`);
  }
}
