import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimDataFolder } from '../../server/supervisor/data-folder/claim-data-folder.ts';
import { lockName } from '../../server/supervisor/data-folder/folder-lock.ts';
import { runCommand, startShop } from '../support/shop.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'juice-range-folder-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a data folder', () => {
  test('is created with all its parents, for the user alone', () => {
    const path = join(root, 'not', 'there', 'yet');
    const claimed = claimDataFolder(path);
    expect(claimed).toMatchObject({ kind: 'claimed', path });
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(readdirSync(path).toSorted()).toEqual(['juice-range.json', lockName]);
    release(claimed);
    expect(readdirSync(path)).toEqual(['juice-range.json']);
  });

  test('can be claimed again after it was released, with its contents', () => {
    const path = join(root, 'data');
    release(claimDataFolder(path));
    writeFileSync(join(path, 'shop.sqlite'), 'x');
    expect(claimDataFolder(path)).toMatchObject({ kind: 'claimed' });
  });

  test.each([
    [
      'a symbolic link to a file',
      () => symlinkSync(plant('secret'), join(data(), 'link')),
      'holds a link, link, which',
    ],
    ['a link to a folder', () => symlinkSync(root, join(data(), 'link'), 'junction'), 'holds a link, link, which'],
    ['a link deep inside', () => symlinkSync(plant('secret'), join(data('sub/folder'), 'link')), 'sub/folder/link'],
    [
      'a hard link',
      () => linkSync(plant('secret'), join(data(), 'progress.sqlite')),
      'holds a link, progress.sqlite, which',
    ],
    ['a dangling link', () => symlinkSync(join(root, 'nowhere'), join(data(), 'link')), 'holds a link, link, which'],
    [
      'files of something else',
      () => writeFileSync(join(data(), 'holiday.jpg'), 'x'),
      'holds files that do not belong to Juice Range',
    ],
    ['a * in its name', () => 'star*', 'has a * in it'],
    [
      'a * in the name of a folder that a link in its path leads to',
      () => {
        mkdirSync(join(root, 'star*', 'data'), { recursive: true });
        symlinkSync(join(root, 'star*'), join(root, 'plain'));
        return 'plain/data';
      },
      'has a * in it',
    ],
  ])('is refused with %s, and nothing in it changes', (_name, arrange, expected) => {
    const named = arrange();
    const path = typeof named === 'string' ? join(root, named) : data();
    const before = contents(root);
    const claimed = claimDataFolder(path);
    expect(claimed).toMatchObject({ kind: 'refused', reason: expect.stringContaining(expected) });
    expect(contents(root)).toEqual(before);
  });

  test('is refused when it is a link itself', () => {
    mkdirSync(join(root, 'real'));
    symlinkSync(join(root, 'real'), join(root, 'data'));
    expect(claimDataFolder(join(root, 'data'))).toMatchObject({
      kind: 'refused',
      reason: `The data folder ${join(root, 'data')} is a link.`,
      advice: `Use the folder it leads to instead: ${join(root, 'real')}`,
    });
  });

  test('is refused when it, or a parent of it, is a file', () => {
    const file = plant('file');
    for (const path of [file, join(file, 'data')]) {
      expect(claimDataFolder(path)).toMatchObject({
        kind: 'refused',
        reason: `The data folder ${path} is not a folder.`,
      });
    }
  });

  test('is refused when it cannot be written to', () => {
    for (const path of [data(), join(data(), 'new')]) {
      chmodSync(data(), 0o555);
      expect(asOrdinaryUser(() => claimDataFolder(path))).toMatchObject({
        kind: 'refused',
        reason: `The data folder ${path} cannot be written to.`,
        advice: 'Give your user the right to write to it, or choose another data folder (--data).',
      });
    }
  });

  test('with only the file system’s own entries in it counts as empty', () => {
    mkdirSync(join(data(), 'lost+found'));
    writeFileSync(join(data(), '.DS_Store'), '');
    expect(claimDataFolder(data())).toMatchObject({ kind: 'claimed' });
  });
});

describe('the lock', () => {
  test('refuses a second claim, and names the process that has the folder', () => {
    const first = claimDataFolder(data());
    expect(claimDataFolder(data())).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(`(process ${process.pid})`),
    });
    release(first);
    expect(claimDataFolder(data())).toMatchObject({ kind: 'claimed' });
  });

  test.each([
    ['of a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
    ['of an earlier process with the same id', JSON.stringify({ pid: process.ppid, started: '1' })],
    ['that holds no process id', 'half a li'],
    ['that is empty', ''],
  ])('%s is replaced', (_name, mark) => {
    release(claimDataFolder(data()));
    writeFileSync(join(data(), lockName), mark);
    expect(claimDataFolder(data())).toMatchObject({ kind: 'claimed' });
    expect(readFileSync(join(data(), lockName), 'utf8')).toContain(`${process.pid}`);
  });

  test('is left alone by a release when another process has replaced it', () => {
    const claimed = claimDataFolder(data());
    writeFileSync(join(data(), lockName), 'theirs');
    release(claimed);
    expect(readFileSync(join(data(), lockName), 'utf8')).toBe('theirs');
  });
});

describe('the command line', () => {
  test('says in one sentence what is wrong with the folder and what to do, and exits with 1', async () => {
    symlinkSync(plant('secret'), join(data(), 'link'));
    const { code, output } = await runCommand(['--port', '0', '--data', data()]).finished;
    expect(output).toBe(
      `The data folder ${data()} holds a link, link, which could lead out of it. Remove it, or choose another data folder (--data).\n`,
    );
    expect(code).toBe(1);
  });

  test('refuses a folder that another shop uses, and that shop keeps running', async () => {
    const first = await startShop({ data: data() });
    const { code, output } = await runCommand(['--port', '0', '--data', data()]).finished;
    expect(output).toContain('is in use by a Juice Range that is already running');
    expect(output).toContain(`process ${first.supervisorPid}`);
    expect(code).toBe(1);
    expect((await fetch(first.url)).status).toBe(200);
    await first.stop();
    expect(existsSync(join(data(), lockName))).toBe(false);
  });

  test('takes over a folder whose shop was killed with all its processes', async () => {
    const first = await startShop({ data: data() });
    process.kill(first.supervisorPid, 'SIGKILL');
    await first.stop();
    const second = await startShop({ data: data() });
    expect((await fetch(second.url)).status).toBe(200);
    await second.stop();
  });

  test('reports a damaged file and overwrites nothing', async () => {
    release(claimDataFolder(data()));
    writeFileSync(join(data(), 'shop.sqlite'), 'this is no database'.repeat(500));
    const before = contents(data());
    const { code, output } = await runCommand(['--port', '0', '--data', data()]).finished;
    expect(output).toMatch(/shop\.sqlite/);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(contents(data())).toEqual(before);
  });
});

/** Returns the folder under test, or one below it, creating it if needed. */
function data(below = ''): string {
  const path = join(root, 'data', below);
  mkdirSync(path, { recursive: true });
  return below === '' ? join(root, 'data') : path;
}

function plant(name: string): string {
  const path = join(root, name);
  writeFileSync(path, name);
  return path;
}

function release(claimed: ReturnType<typeof claimDataFolder>): void {
  if (claimed.kind === 'refused') {
    throw new Error(`${claimed.reason} ${claimed.advice}`);
  }
  claimed.release();
}

/** Returns every path below a folder, with the contents of the files. */
function contents(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path} ${entry.isFile() ? readFileSync(path, 'utf8') : ''}`;
    })
    .toSorted();
}

/** Runs the work as an ordinary user. Root may write anywhere, so a test that runs as root drops its privileges for a moment. */
function asOrdinaryUser<Result>(work: () => Result): Result {
  if (process.geteuid?.() !== 0) {
    return work();
  }
  chmodSync(root, 0o755);
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}
