import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { moveDataAside } from '../../../main/actions/move-data-aside.ts';

const now = new Date('2026-11-22T10:20:30Z');

function aDataFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'juice-range-aside-')), 'data');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  for (const name of ['shop.sqlite', 'progress.sqlite', 'progress.sqlite-wal', 'logs/access.log']) {
    writeFileSync(join(folder, name), `content of ${name}`);
  }
  return folder;
}

test('the old folder gets a name with the time, and everything stays in it', () => {
  const folder = aDataFolder();

  const aside = moveDataAside(folder, false, now);

  expect(basename(aside)).toBe('data-aside-2026-11-22T10-20-30');
  expect(readdirSync(dirname(folder))).toEqual([basename(aside)]);
  expect(readFileSync(join(aside, 'logs/access.log'), 'utf8')).toBe('content of logs/access.log');
});

test('only the progress is copied into the new folder, including its log of the last changes', () => {
  const folder = aDataFolder();

  const aside = moveDataAside(folder, true, now);

  expect(readdirSync(folder).toSorted()).toEqual(['progress.sqlite', 'progress.sqlite-wal']);
  expect(readFileSync(join(folder, 'progress.sqlite'), 'utf8')).toBe('content of progress.sqlite');
  expect(readdirSync(aside)).toContain('progress.sqlite');
});

test('a link in place of the progress is not followed', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'juice-range-aside-')), 'data');
  mkdirSync(folder);
  symlinkSync('/etc/hosts', join(folder, 'progress.sqlite'));

  moveDataAside(folder, true, now);

  expect(readdirSync(folder)).toEqual([]);
});
