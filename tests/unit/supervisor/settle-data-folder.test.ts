import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleDataFolder } from '../../../server/supervisor/data-folder/settle-data-folder.ts';

let home: string;
let roaming: string;
let local: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'juice-range-home-'));
  roaming = join(home, 'Roaming/Juice Range/shop');
  local = join(home, 'Local/Juice Range/shop');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const settle = (platform: NodeJS.Platform = 'win32') =>
  settleDataFolder(platform, { APPDATA: join(home, 'Roaming'), LOCALAPPDATA: join(home, 'Local') }, home);

function put(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
}

describe('the data folder on Windows', () => {
  test('is the local one, and is not created before it is claimed', () => {
    expect(settle()).toBe(local);
    expect(readdirSync(home)).toEqual([]);
  });

  test('adopts what earlier versions have left in the roaming profile, once', () => {
    put(roaming, { 'juice-range.json': '{}', 'progress.sqlite': 'solved' });

    expect(settle()).toBe(local);

    expect(readdirSync(local).toSorted()).toEqual(['juice-range.json', 'progress.sqlite']);
    expect(readFileSync(join(local, 'progress.sqlite'), 'utf8')).toBe('solved');
    expect(readdirSync(join(home, 'Roaming/Juice Range'))).toEqual([]);
    expect(settle()).toBe(local);
  });

  test('is never overwritten by it', () => {
    put(roaming, { 'juice-range.json': '{}', 'progress.sqlite': 'old' });
    put(local, { 'progress.sqlite': 'new' });

    expect(settle()).toBe(local);

    expect(readFileSync(join(local, 'progress.sqlite'), 'utf8')).toBe('new');
    expect(readFileSync(join(roaming, 'progress.sqlite'), 'utf8')).toBe('old');
  });

  test('adopts nothing that is not ours', () => {
    put(roaming, { 'thesis.txt': 'three years of work' });

    expect(settle()).toBe(local);

    expect(readdirSync(roaming)).toEqual(['thesis.txt']);
  });

  test('stays in the roaming profile while another Juice Range uses it there', () => {
    put(roaming, {
      'juice-range.json': '{}',
      'juice-range.lock': JSON.stringify({ pid: process.ppid, started: '' }),
    });

    expect(settle()).toBe(roaming);

    expect(readdirSync(roaming)).toContain('juice-range.lock');
  });

  test('is not moved on other systems', () => {
    put(roaming, { 'juice-range.json': '{}' });

    settle('linux');

    expect(readdirSync(roaming)).toEqual(['juice-range.json']);
  });
});
