import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../../../build/start/fingerprint.ts';

let root: string;
const paths = ['shop', 'package.json'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'juice-range-sources-'));
  mkdirSync(join(root, 'shop/basket'), { recursive: true });
  writeFileSync(join(root, 'shop/basket/add.ts'), 'apples');
  writeFileSync(join(root, 'package.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('is the same for a copy, which has other timestamps and the files that systems leave in folders', () => {
  const copy = join(root, 'copy');
  for (const path of paths) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  utimesSync(join(copy, 'shop/basket/add.ts'), 1, 1);
  for (const name of ['._add.ts', '.DS_Store', 'Thumbs.db', 'desktop.ini']) {
    writeFileSync(join(copy, 'shop', name), 'x');
  }
  expect(fingerprint(copy, paths)).toBe(fingerprint(root, paths));
});

test.each([
  ['content of the same length', () => writeFileSync(join(root, 'shop/basket/add.ts'), 'grapes')],
  ['name', () => renameSync(join(root, 'shop/basket/add.ts'), join(root, 'shop/basket/put.ts'))],
  ['place', () => renameSync(join(root, 'shop/basket/add.ts'), join(root, 'shop/add.ts'))],
  ['neighbour', () => writeFileSync(join(root, 'shop/basket/empty.ts'), '')],
])('changes with the %s of a source', (_what, change) => {
  const before = fingerprint(root, paths);
  change();
  expect(fingerprint(root, paths)).not.toBe(before);
});
