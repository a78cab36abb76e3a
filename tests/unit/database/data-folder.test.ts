import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DataFolderError } from '../../../server/database/data-folder-error.ts';
import { openDatabases } from '../../../server/database/open.ts';
import { temporaryFolder, visitShop } from './builders.ts';

const files = ['shop.sqlite', 'documents.sqlite', 'progress.sqlite'] as const;

/** Makes a folder in which a shop has run and has been closed again. */
function usedFolder(): string {
  const folder = temporaryFolder();
  visitShop(folder, ({ progress }) => progress.run('CREATE TABLE solved (name TEXT)'));
  return folder;
}

/** Returns a checksum per file. */
function contentOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );
}

/** Opens a folder that must be refused, and asserts that nothing in it was changed. */
function refusalOf(folder: string): DataFolderError {
  const before = contentOf(folder);
  try {
    visitShop(folder, () => undefined);
  } catch (error) {
    expect(contentOf(folder)).toEqual(before);
    if (error instanceof DataFolderError) {
      for (const sentence of [error.reason, error.advice]) {
        expect(sentence).toMatch(/^[A-Z][^\n]*\.$/);
      }
      return error;
    }
    throw error;
  }
  throw new Error('Expected the data folder to be refused.');
}

describe.each(files)('%s', (name) => {
  it('is refused when it is not a database', () => {
    const folder = usedFolder();
    writeFileSync(join(folder, name), 'Dear diary, '.repeat(1_000));
    expect(refusalOf(folder).reason).toBe(`The file ${name} in the data folder is not a database.`);
  });

  it('is refused when half of it is missing', () => {
    const folder = usedFolder();
    const path = join(folder, name);
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, whole.length / 2));
    expect(refusalOf(folder).reason).toMatch(/ is damaged\.$/);
  });

  it('is refused when pages in it are garbage', () => {
    const folder = usedFolder();
    const path = join(folder, name);
    const whole = readFileSync(path);
    whole.fill(0xa5, 4096);
    writeFileSync(path, whole);
    expect(refusalOf(folder).reason).toMatch(/ is damaged\.$/);
  });

  it('is refused when it belongs to another program', () => {
    const folder = usedFolder();
    writeFileSync(join(folder, name), foreignDatabase());
    expect(refusalOf(folder).reason).toMatch(
      new RegExp(`^The file ${name} in the data folder holds something other than`),
    );
  });

  it('is refused when it is a folder', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, name));
    expect(() => openDatabases({ kind: 'folder', path: folder })).toThrow(`${name} is not a file`);
  });

  it('is refused when it is a link', () => {
    const folder = usedFolder();
    const outside = join(temporaryFolder(), name);
    writeFileSync(outside, readFileSync(join(folder, name)));
    const linked = temporaryFolder();
    symlinkSync(outside, join(linked, name));
    expect(refusalOf(linked).reason).toBe(`The data folder holds a link, ${name}, which could lead out of it.`);
  });

  it('is refused when it is read-only', () => {
    const folder = usedFolder();
    chmodSync(join(folder, name), 0o444);
    expect(asOrdinaryUser(folder, () => refusalOf(folder)).reason).toMatch(
      /cannot be (read and written|opened for writing)/,
    );
  });

  it('is refused while another shop has it open', () => {
    const folder = usedFolder();
    const other = new Database(join(folder, name));
    onTestFinished(() => {
      other.close();
    });
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN IMMEDIATE');
    expect(refusalOf(folder).reason).toMatch(/ is in use by another program/);
  });

  it('starts anew when it is empty', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, name), '');
    expect(visitShop(folder, ({ shop }) => shop.get('SELECT count(*) AS count FROM Users'))).toEqual({ count: 22 });
  });
});

describe.each(['shop.sqlite', 'documents.sqlite'])('%s', (name) => {
  it('is refused when a newer version wrote it', () => {
    const folder = usedFolder();
    const path = join(folder, name);
    const content = readFileSync(path);
    // user_version is at offset 60 of the header.
    content.writeUInt32BE(99, 60);
    writeFileSync(path, content);
    expect(refusalOf(folder)).toMatchObject({
      reason: `The file ${name} in the data folder was written by a newer version of Juice Range.`,
      advice: 'Start that version, or choose another folder.',
    });
  });
});

describe('the folder', () => {
  it('is refused when its shop has other tables', () => {
    const folder = usedFolder();
    visitShop(folder, ({ shop }) => shop.run('CREATE TABLE loot (id)'));
    expect(() => visitShop(folder, () => undefined)).toThrow(
      'The file shop.sqlite in the data folder, which holds the shop, is damaged.',
    );
    expect(readTables(folder)).toContain('loot');
  });

  it('is refused when it does not exist', () => {
    const missing = join(temporaryFolder(), 'missing');
    expect(() => openDatabases({ kind: 'folder', path: missing })).toThrow('does not exist');
  });

  it('is refused when it is a file, or a link', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(() => openDatabases({ kind: 'folder', path: join(folder, 'file') })).toThrow('is not a folder');
    symlinkSync(temporaryFolder(), join(folder, 'link'));
    expect(() => openDatabases({ kind: 'folder', path: join(folder, 'link') })).toThrow('is a link');
  });

  it('is refused when there is a link deep inside it', () => {
    const folder = usedFolder();
    mkdirSync(join(folder, 'overlay/ftp'), { recursive: true });
    symlinkSync('/etc', join(folder, 'overlay/ftp/etc'));
    expect(() => openDatabases({ kind: 'folder', path: folder })).toThrow(
      `The data folder holds a link, ${join('overlay', 'ftp', 'etc')}, which`,
    );
  });

  it('is refused when nothing can be written in it', () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    expect(asOrdinaryUser(folder, () => refusalOf(folder)).reason).toMatch(/cannot be (written to|opened for writing)/);
  });

  it('survives a process that died without closing', () => {
    const folder = usedFolder();
    const databases = openDatabases({ kind: 'folder', path: folder });
    databases.progress.run("INSERT INTO solved VALUES ('kept')");
    const log = readFileSync(join(folder, 'progress.sqlite-wal'));
    const main = readFileSync(join(folder, 'progress.sqlite'));
    databases.close();
    // As the killed process leaves it: the row is only in the log.
    writeFileSync(join(folder, 'progress.sqlite'), main);
    writeFileSync(join(folder, 'progress.sqlite-wal'), log);
    expect(visitShop(folder, ({ progress }) => progress.all('SELECT name FROM solved'))).toEqual([{ name: 'kept' }]);
  });
});

/** Runs the work as another user: root may write anywhere, so a test that runs as root drops its privileges for the attempt. */
function asOrdinaryUser<Result>(folder: string, attempt: () => Result): Result {
  if (process.geteuid?.() !== 0) {
    return attempt();
  }
  const nobody = 65534;
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
    chownSync(path, nobody, nobody);
  }
  process.seteuid?.(nobody);
  try {
    return attempt();
  } finally {
    process.seteuid?.(0);
  }
}

function foreignDatabase(): Buffer {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE recipes (name TEXT)');
  const content = database.serialize();
  database.close();
  return content;
}

function readTables(folder: string): readonly unknown[] {
  const database = new Database(join(folder, 'shop.sqlite'));
  const names = database.prepare('SELECT name FROM sqlite_master').pluck().all();
  database.close();
  return names;
}
