import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeServerFolder } from '../../build/packaging/server-folder.ts';
import { runCommand } from '../support/shop.ts';

/* Places from which the shop does not start, and says why. */

const root = join(import.meta.dirname, '../..');
const system = process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';

let scratch: string;
let plain: string;

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-place-')));
  plain = join(scratch, 'server');
  writeServerFolder(root, plain, { system, processor: process.arch });
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Tries to start the server from a folder. */
const startIn = (folder: string) =>
  runCommand(['--ephemeral', '--port', '0'], {}, [process.execPath, join(folder, 'dist/server/cli.js')]).finished;

test('where the SQLite library cannot be loaded, the shop says so in a sentence', async () => {
  const library = join(plain, `node_modules/better-sqlite3/prebuilds/${system}-${process.arch}.node`);
  const content = readFileSync(library);
  // Making a disk from which nothing may be run needs privileges. The loader refuses this file in the same way.
  writeFileSync(library, 'no library');
  const { code, output } = await startIn(plain);
  writeFileSync(library, content);
  expect(code).toBe(1);
  expect(output).toMatch(/^The SQLite library cannot be loaded from the folder of Juice Range \(.*\)\. [^\n]*\n$/);
  expect(output).toContain(' Move Juice Range to a disk from which programs may be run, or reinstall it.\n');
});

// Node's permission flags read a `*` in a path as "and whatever follows". No path on Windows has a star in it.
describe.skipIf(process.platform === 'win32')('below a folder with a * in its name', () => {
  let starred: string;

  beforeAll(() => {
    starred = join(scratch, 'apple*juice');
    renameSync(plain, starred);
  });

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
    const { code, output } = await startIn(folder());
    expect(code).toBe(1);
    expect(output).toBe(
      `The path ${starred}/dist/server has a * in it, which Node's permission model takes as a wildcard. ` +
        'Move Juice Range to a folder without a * in its path, and start it from there.\n',
    );
  });

  test('Node would grant access to a neighbouring folder', () => {
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
    // Naming the script is enough: Node grants access to it by itself.
    expect(read()).toBe('cinnamon');
  });
});
