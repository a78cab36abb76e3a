import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { steps } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const pictures = join(root, 'test-results/smoke');

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run smoke -- <flags>`, without npm, on a machine without a screen. */
function smoke(flags: readonly string[] = []): Promise<Ended> {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...environment } = process.env;
  return new Promise((resolve) => {
    const run = join(root, 'tests/smoke/run.ts');
    const child = execFile(process.execPath, [run, ...flags], { env: environment }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

const isLinux = process.platform === 'linux';
if (!isLinux) {
  console.log('SKIPPED: the smoke run under the stand-in, since only Linux can be without a screen.');
}

describe.runIf(isLinux)('the smoke run', () => {
  let ended: Ended;

  beforeAll(async () => {
    rmSync(pictures, { recursive: true, force: true });
    ended = await smoke();
  }, 120_000);

  test('passes under the stand-in, step by step', () => {
    expect(ended.output).toContain(
      'Smoke run: the built app under a stand-in for Electron, since there is no display.',
    );
    expect(ended.output.match(/^passed {2}.+(?= \(\d+ ms\)$)/gm)).toEqual(steps.map(({ name }) => `passed  ${name}`));
    expect(ended.code).toBe(0);
  });

  test('names for each step what only real Electron proves', () => {
    expect(ended.output.match(/Only real Electron proves .+\.$/gm)).toEqual(
      steps.map(({ onlyReal }) => `Only real Electron proves ${onlyReal}.`),
    );
  });

  test('saves pictures', () => {
    expect(readdirSync(pictures)).toEqual(
      expect.arrayContaining(['shop.png', 'solved.png', 'window-log.png', 'window-popup.png', 'after-close.png']),
    );
  });

  test('fails where real Electron is required and not available', async () => {
    expect(await smoke(['--real'])).toEqual({
      code: 1,
      output: 'The real app cannot be tried, since there is no display.\n',
    });
  });
});
