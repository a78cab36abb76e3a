import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../support/chromium.ts';
import { bareNodeSeconds, ofBareNode } from '../bare-node.ts';
import { type Figure, ofRounds } from '../figures.ts';
import { end } from '../range.ts';
import type { StartTimes } from './clock.ts';

const starts = 7;

const root = join(import.meta.dirname, '../../..');
const register = pathToFileURL(join(root, 'tests/desktop/stand-in/register.ts')).href;
const clock = pathToFileURL(join(import.meta.dirname, 'clock.ts')).href;

/**
 * Times the start of the desktop app, each time on a new data folder: from `ready`, when the browser runs, to the window with
 * the progress, and to the shop's page in sight. It runs under the stand-in for Electron, so that it can be measured
 * everywhere (decision 42).
 */
export async function measureDesktop(): Promise<readonly Figure[]> {
  const { path } = await findChromium();
  const measured: StartTimes[] = [];
  const bare: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    bare.push((await bareNodeSeconds()) * 1000);
    measured.push(await startOnce(path));
  }
  const figure = (name: string, values: readonly number[], most: number | null): Figure => ({
    name,
    unit: 'ms',
    ...ofRounds(values),
    yardstick: ofBareNode(bare),
    target: most === null ? null : { bound: 'at most', value: most },
    note: `${starts} starts`,
  });
  return [
    figure(
      'desktop: window shown, from ready',
      measured.map(({ shown }) => shown),
      300,
    ),
    // Only for comparison: here the browser makes its first three pages and the shop starts at the same time, on the same cores.
    figure(
      'desktop: progress painted, from ready',
      measured.map(({ painted }) => painted),
      null,
    ),
    figure(
      'desktop: shop ready, from ready',
      measured.map(({ shopReady }) => shopReady),
      1200,
    ),
  ];
}

async function startOnce(chromium: string): Promise<StartTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-bench-'));
  const app = fork(join(root, 'dist/main/main.js'), ['--', '--port', '0', '--data', join(folder, 'shop')], {
    execArgv: ['--import', register, '--import', clock],
    env: { ...process.env, BENCH_USER_DATA: folder, STAND_IN_CHROMIUM: chromium, NODE_ENV: '' },
    silent: true,
  });
  try {
    return await new Promise<StartTimes>((resolve, reject) => {
      // The app itself tells its parent, with a string, that it is shown.
      app.on('message', (message) => {
        if (typeof message === 'object' && 'shopReady' in message) {
          // Nothing else in that process sends objects.
          resolve(message as unknown as StartTimes);
        }
      });
      app.once('exit', (code) => reject(new Error(`The app ended with ${code}.`)));
    });
  } finally {
    await end(app);
    rmSync(folder, { recursive: true, force: true });
  }
}
