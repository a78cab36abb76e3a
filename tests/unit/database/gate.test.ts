import { describe, expect, it } from 'vitest';
import { seededShop } from './builders.ts';

describe.each(['shop', 'progress'] as const)('the gate before %s', (file) => {
  it.each([
    "ATTACH ':memory:' AS other",
    "  -- a comment\n attach database ':memory:' as other",
    '/* ATTACH */ DETACH other',
    'VACUUM',
    "VACUUM main INTO '/tmp/copy'",
    'PRAGMA journal_mode = DELETE',
    'PRAGMA main.journal_mode',
    'PRAGMA temp_store_directory = "/tmp"',
    'PRAGMA "writable_schema" = 1',
    'EXPLAIN PRAGMA journal_mode',
    'SELECT * FROM pragma_database_list',
  ])('refuses %s on every path', (sql) => {
    const database = seededShop()[file];
    for (const attempt of [() => database.run(sql), () => database.get(sql), () => database.all(sql)]) {
      expect(attempt).toThrow('SQLITE_AUTH: not authorized');
    }
  });

  it('knows no function that loads native code', () => {
    const database = seededShop()[file];
    expect(() => database.all("SELECT Load_Extension('x')")).toThrow('SQLITE_ERROR: no such function: Load_Extension');
  });

  it('allows pragmas that version a file or inspect it', () => {
    const database = seededShop()[file];
    database.run('PRAGMA user_version = 7');
    expect(database.get('PRAGMA user_version')).toEqual({ user_version: 7 });
    expect(database.all('PRAGMA main.foreign_key_check')).toEqual([]);
  });

  it('accepts one statement at a time', () => {
    const database = seededShop()[file];
    expect(() => database.run("SELECT 1; ATTACH ':memory:' AS other")).toThrow();
  });
});

it('rolls back a failed transaction, and joins nested ones', () => {
  const { progress } = seededShop();
  progress.run('CREATE TABLE solved (name TEXT)');
  const failing = () =>
    progress.transaction(() => {
      progress.run("INSERT INTO solved VALUES ('one')");
      progress.transaction(() => progress.run("INSERT INTO solved VALUES ('two')"));
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(progress.all('SELECT * FROM solved')).toEqual([]);
  expect(progress.transaction(() => progress.run("INSERT INTO solved VALUES ('three')").changes)).toBe(1);
  expect(progress.all('SELECT * FROM solved')).toEqual([{ name: 'three' }]);
});

it('stores booleans as numbers and absent values as NULL', () => {
  const { progress } = seededShop();
  expect(progress.get('SELECT ? AS yes, ? AS no, ? AS absent', true, false, undefined)).toEqual({
    yes: 1,
    no: 0,
    absent: null,
  });
});
