import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in a data folder that says which process uses it. */
export const lockName = 'juice-range.lock';

/** Who holds a folder: a process, and what tells it apart from a later one with the same number. */
interface Holder {
  readonly pid: number;
  /** Start of the process in clock ticks since boot; empty where the system doesn't say. */
  readonly started: string;
}

export type Lock = { readonly kind: 'held'; release(): void } | { readonly kind: 'taken'; readonly pid: number };

/** Long enough for another process that is between its two steps in `lockFolder` to have done the second one. */
const settlingMilliseconds = 50;

/**
 * Marks the folder as used by this process, unless a living process has already done so. The mark of a process that is
 * gone is replaced.
 * @throws the file system's error when the mark cannot be written
 */
export function lockFolder(folder: string): Lock {
  const file = join(folder, lockName);
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  const held: Lock = { kind: 'held', release: () => release(file, mine) };
  if (create(file, mine)) {
    return held;
  }
  const holder = holderOf(file);
  if (holder !== undefined && isAlive(holder)) {
    return { kind: 'taken', pid: holder.pid };
  }
  // The mark was left behind. Others may find that out at the same time, so what counts is whose mark is there in the
  // end.
  rmSync(file, { force: true });
  create(file, mine);
  pause();
  const winner = holderOf(file);
  return winner?.pid === process.pid ? held : { kind: 'taken', pid: winner?.pid ?? 0 };
}

/** @returns false when there is already a mark */
function create(file: string, mine: string): boolean {
  try {
    writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, settlingMilliseconds);
}

/** Removes the mark if it is still ours, since the shop process may write to the folder too. */
function release(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) {
      rmSync(file);
    }
  } catch {
    // The folder is gone or no longer ours, so there is nothing to release.
  }
}

/** Returns who holds the folder; undefined when the file is gone or holds no mark, even a moment later. */
function holderOf(file: string): Holder | undefined {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const { pid, started }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
      return typeof pid === 'number' && pid > 0 && typeof started === 'string' ? { pid, started } : undefined;
    } catch {
      pause();
    }
  }
  return undefined;
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) {
    return started === startOf(pid);
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) {
      return false;
    }
  }
  return started === '' || started === startOf(pid);
}

/** Returns when a process started. Process numbers are reused; on Linux, the start time tells two of them apart. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}
