import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeServerFolder } from '../../main/packaging/server-folder.ts';
import { runCommand } from '../support/shop.ts';

/*
 * Node's permission flags take a `*` in a path for "and whatever follows", so a shop that lies below such a folder would be let into
 * its neighbours. It does not start there.
 */

const root = join(import.meta.dirname, '../..');

// No path of Windows has a star in it.
describe.skipIf(process.platform === 'win32')('below a folder with a * in its name', () => {
  let scratch: string;
  let starred: string;

  beforeAll(() => {
    scratch = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-star-')));
    starred = join(scratch, 'apple*juice');
    const plain = join(scratch, 'server');
    const system = process.platform === 'darwin' ? 'darwin' : 'linux';
    writeServerFolder(root, plain, { system, processor: process.arch });
    renameSync(plain, starred);
  });

  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  test.each([
    ['by its path', () => starred],
    [
      'by a link to it',
      () => {
        symlinkSync(starred, join(scratch, 'link'));
        return join(scratch, 'link');
      },
    ],
  ])('the shop refuses to start, and says why (%s)', async (_way, folder) => {
    const cli = join(folder(), 'dist/server/cli.js');
    const { code, output } = await runCommand(['--ephemeral', '--port', '0'], {}, [process.execPath, cli]).finished;
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      `The path ${starred}/dist/server has a * in it, which Node's permission model takes for every name that begins so. Move Juice Range to a folder without one, and start it from there.`,
      '',
    ]);
  });

  test('Node would let a process into a neighbour', () => {
    const neighbour = join(scratch, 'apple pie');
    mkdirSync(neighbour);
    writeFileSync(join(neighbour, 'recipe.txt'), 'cinnamon');
    const script = join(starred, 'read.cjs');
    writeFileSync(script, `process.stdout.write(require('fs').readFileSync(process.argv[2], 'utf8'))`);
    const read = (...flags: string[]) =>
      execFileSync(process.execPath, ['--permission', ...flags, script, join(neighbour, 'recipe.txt')], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(read(`--allow-fs-read=${starred}`)).toBe('cinnamon');
    // The script alone is enough: Node grants it by itself.
    expect(read()).toBe('cinnamon');
  });
});
