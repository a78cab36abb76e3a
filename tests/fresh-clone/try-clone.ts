import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Machine, runOrThrow, setUpMachine, type Tools } from './machine.ts';

const root = join(import.meta.dirname, '../..');

/** Milliseconds within which a shop must answer after `npm start`. Building takes most of that time. */
const startLimit = 5 * 60_000;

/** A test file that is quick, runs in Node alone and needs SQLite's binary. */
const quickTest = 'tests/unit/database/prepare.test.ts';

/** How long each step took, in seconds. */
export interface CloneTimes {
  readonly install: number;
  readonly start: number;
  readonly test: number;
}

/**
 * Clones what is committed, and runs the README's commands in the clone: `npm ci`, `npm start` until the shop is built and answers, and
 * `npm test` with one file.
 * @throws with what the failed command printed
 */
export async function tryClone(tools: Tools): Promise<CloneTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-clone-'));
  try {
    const machineFolder = join(folder, 'machine');
    mkdirSync(machineFolder);
    const machine = setUpMachine(machineFolder, tools);
    const { npm, environment } = machine;
    const clone = join(folder, 'clone');
    runOrThrow('git', ['clone', '--quiet', root, clone], folder);
    const timed = async (work: () => unknown) => {
      const startedAt = performance.now();
      await work();
      return Math.round((performance.now() - startedAt) / 100) / 10;
    };
    return {
      install: await timed(() => runOrThrow(npm, ['ci'], clone, environment)),
      start: await timed(() => startAndStop(machine, clone)),
      test: await timed(() => runOrThrow(npm, ['test', '--', quickTest], clone, environment)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the build of this checkout into a clone. It is fresh there if it was made from what is committed; otherwise, the clone is built. */
export function copyBuild(clone: string): void {
  cpSync(join(root, 'dist'), join(clone, 'dist'), { recursive: true, preserveTimestamps: true });
}

/**
 * Runs `npm start` with the tools of a machine in a clone that is not built, and ends it once it has begun to build.
 * @throws with what was printed instead
 */
export function beginToBuild(machine: Machine, clone: string): Promise<void> {
  return startUntil(/^Building /m, machine, clone);
}

/**
 * Runs `npm start` with the tools of a machine, and resolves once the shop has answered and has ended.
 * @throws with what was printed when it does not answer
 */
export function startAndStop(machine: Machine, folder: string): Promise<void> {
  return startUntil(/ready at (http:\S+)/, machine, folder, async ([, address]) => {
    const answer = await fetch(`${address}/rest/products/search?q=apple`);
    if (answer.status !== 200) {
      throw new Error(`The shop answered with ${answer.status}.`);
    }
  });
}

/**
 * Runs `npm start` with the tools of a machine until it prints something, and ends it.
 * @param then is done before it ends
 * @throws with what was printed when that was something else
 */
async function startUntil(
  printed: RegExp,
  { npm, environment }: Machine,
  folder: string,
  then: (found: RegExpExecArray) => unknown = () => undefined,
): Promise<void> {
  const child = spawn(npm, ['start', '--', '--ephemeral', '--port', '0'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const found = await new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = () => reject(new Error(`npm start did not print ${printed}:\n${output}`));
      const tooLong = setTimeout(fail, startLimit);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          const match = printed.exec(output);
          if (match !== null) {
            clearTimeout(tooLong);
            resolve(match);
          }
        });
      }
      child.once('error', fail);
      void ended.then(fail);
    });
    await then(found);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      // npm, the launcher and the shop are one process group.
      process.kill(-child.pid, 'SIGTERM');
    }
    await ended;
  }
}
