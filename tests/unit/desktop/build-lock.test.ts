import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdBuildLock } from '../../../build/start/build-lock.ts';

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'juice-range-build-'));
}

test('a second build waits until the first has ended', async () => {
  const folder = aFolder();
  const order: string[] = [];

  const release = await holdBuildLock(folder);
  const second = holdBuildLock(folder).then((releaseSecond) => {
    order.push('second');
    releaseSecond();
  });
  order.push('first');
  release();
  await second;

  expect(order).toEqual(['first', 'second']);
  expect(existsSync(join(folder, '.building'))).toBe(false);
});

test('the lock of a build that was killed is taken over', async () => {
  const folder = aFolder();
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  writeFileSync(join(folder, '.building'), String(killed.pid));

  const release = await holdBuildLock(folder);

  release();
  expect(existsSync(join(folder, '.building'))).toBe(false);
});
