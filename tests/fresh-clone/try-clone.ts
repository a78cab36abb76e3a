import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Machine, runOrThrow, setUpMachine, type Tools } from './machine.ts';

const root = join(import.meta.dirname, '../..');

/** Milliseconds within which a shop must answer after `npm start`. Building takes most of that time. */
const startLimit = 5 * 60_000;

/** A test file that is quick, runs in Node alone and needs SQLite's binary. */
const quickTest = 'tests/unit/database/prepare.test.ts';

/** How long each step took, in seconds; null for one that was not requested. */
export interface CloneTimes {
  readonly install: number;
  readonly start: number;
  readonly test: number | null;
}

/**
 * Clones what is committed, and runs the README's commands in the clone: `npm ci`, `npm start` until the shop answers and, on request,
 * `npm test` with one file.
 * @throws with what the failed command printed
 */
export async function tryClone(tools: Tools, { withTest }: { readonly withTest: boolean }): Promise<CloneTimes> {
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
      test: withTest ? await timed(() => runOrThrow(npm, ['test', '--', quickTest], clone, environment)) : null,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs `npm start` with the tools of a machine, and resolves once the shop has answered and has ended.
 * @throws with what was printed when it does not answer
 */
export async function startAndStop({ npm, environment }: Machine, folder: string): Promise<void> {
  const child = spawn(npm, ['start', '--', '--ephemeral', '--port', '0'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error(`npm start did not serve the shop:\n${output}`));
      const tooLong = setTimeout(fail, startLimit);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          const found = /ready at (http:\S+)/.exec(output)?.[1];
          if (found !== undefined) {
            clearTimeout(tooLong);
            resolve(found);
          }
        });
      }
      child.once('error', fail);
      void ended.then(fail);
    });
    const answer = await fetch(`${address}/rest/products/search?q=apple`);
    if (answer.status !== 200) {
      throw new Error(`The shop answered with ${answer.status}.`);
    }
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      // npm, the launcher and the shop are one process group.
      process.kill(-child.pid, 'SIGTERM');
    }
    await ended;
  }
}
