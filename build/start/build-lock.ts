import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How often a waiting process checks the lock, in milliseconds. */
const rhythm = 200;

/**
 * Waits until no other process builds into the folder, then keeps others out. A lock left by a process that has died is
 * removed.
 * @returns a function that releases the lock
 */
export async function holdBuildLock(folder: string): Promise<() => void> {
  const lock = join(folder, '.building');
  for (let isTold = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      const release = () => rmSync(lock, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw error;
      }
    }
    if (isAbandoned(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!isTold) {
      isTold = true;
      console.log('Waiting for another build of Juice Range ...');
    }
    await delay(rhythm);
  }
}

function isAbandoned(lock: string): boolean {
  let holder: number;
  try {
    holder = Number(readFileSync(lock, 'utf8'));
  } catch {
    // It was released meanwhile, so the next attempt decides.
    return false;
  }
  if (holder === 0) {
    // It was created, but its owner is not written yet.
    return false;
  }
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // EPERM: the process is alive, and belongs to someone else.
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM');
  }
}
