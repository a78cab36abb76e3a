import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { needsOf } from '../../build/packaging/binary-needs.ts';
import { findTooNew, oldestSystems } from '../../build/packaging/oldest-systems.ts';
import { root, scratchFolder } from './pack-for-tests.ts';

const prebuilds = join(root, 'node_modules/better-sqlite3/prebuilds');
const scratch = scratchFolder();

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Copies a binary with one number changed. */
function changed(name: string, change: (file: Buffer) => void): string {
  const path = join(scratch, name);
  const file = readFileSync(join(prebuilds, name));
  change(file);
  writeFileSync(path, file);
  return path;
}

describe('the oldest systems', () => {
  test.each([
    ['linux-x64.node', ['glibc', 'libstdc++']],
    ['linux-arm64.node', ['glibc', 'libstdc++']],
    ['darwin-x64.node', ['macos']],
    ['darwin-arm64.node', ['macos']],
    ['win32-x64.node', ['windows']],
    ['win32-arm64.node', ['windows']],
  ])('are required by SQLite in %s', (name, asked) => {
    const needs = needsOf(join(prebuilds, name));

    expect([...new Set(needs.map(({ what }) => what))].toSorted()).toEqual(asked);
  });

  test('are enough for every packed SQLite binary', () => {
    expect(findTooNew(prebuilds)).toEqual([]);
  });

  test('are enough for the Node in the container and the server folders', () => {
    const folder = process.execPath.replace(/[^/\\]+$/, '');

    expect(needsOf(process.execPath)).not.toEqual([]);
    expect(findTooNew(folder)).toEqual([]);
  });

  test('are not read from files of other kinds', () => {
    copyFileSync(join(root, 'package.json'), join(scratch, 'package.json'));
    writeFileSync(join(scratch, 'empty'), '');

    expect([...needsOf(join(scratch, 'package.json')), ...needsOf(join(scratch, 'empty'))]).toEqual([]);
    rmSync(join(scratch, 'package.json'));
    rmSync(join(scratch, 'empty'));
  });

  test('are named where a binary needs a newer system', () => {
    changed('linux-x64.node', (file) => file.write('GLIBC_2.39', file.indexOf('GLIBC_2.34'), 'latin1'));
    // The major version of the subsystem, in the optional header.
    changed('win32-x64.node', (file) => file.writeUInt16LE(11, file.readUInt32LE(0x3c) + 24 + 48));
    // After the number of the platform.
    changed('darwin-arm64.node', (file) =>
      file.writeUInt32LE(14 << 16, file.indexOf(Buffer.from([1, 0, 0, 0, 0, 0, 11, 0])) + 4),
    );

    expect(findTooNew(scratch)).toEqual([
      'darwin-arm64.node needs macos 14.0; the oldest system has 13.0.',
      'linux-x64.node needs glibc 2.39; the oldest system has 2.34.',
      'win32-x64.node needs windows 11.0; the oldest system has 10.0.',
    ]);
  });

  test('are the same for people, for macOS and for Debian', () => {
    const settings = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8'));
    const readme = readFileSync(join(root, 'README.md'), 'utf8');

    expect(settings.mac.minimumSystemVersion).toBe(oldestSystems.macos);
    expect(settings.deb.depends).toContain(`libc6 (>= ${oldestSystems.glibc})`);
    expect(readme).toContain(`Windows ${Number(oldestSystems.windows)}`);
    expect(readme).toContain(`macOS ${Number(oldestSystems.macos)}`);
    expect(readme).toContain(`glibc ${oldestSystems.glibc}`);
  });
});
