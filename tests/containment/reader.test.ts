import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { budgets } from '../../server/budgets.ts';
import { openDatabases } from '../../server/database/open.ts';
import { prepareShop } from '../../server/database/prepare.ts';
import type { ShopDatabase } from '../../server/database/shop-database.ts';
import { createLearnerQuery } from '../../server/reader/remote/learner-query.ts';
import { confinedEnvironment, readerLaunch } from '../../server/supervisor/confinement-flags.ts';
import { createReaderHost, type ReaderHost } from '../../server/supervisor/reader/reader-host.ts';
import { createScratchFolder } from '../../server/supervisor/reader/scratch-folder.ts';
import { spawnNode } from '../../server/supervisor/spawn-process.ts';
import { content, temporaryFolder } from '../unit/database/builders.ts';

/* Learners' SQL in its confined processes, queried as the shop queries it. A query that takes too long is ended, and nobody else is affected. */

const dist = join(import.meta.dirname, '../../dist');

const limits = { ...budgets.learnerSql, time: 600, crowdedTime: 200, patience: 300 };

let processes: ChildProcess[];
let host: ReaderHost;
let shop: ShopDatabase;
let close: () => void;

beforeEach(() => {
  processes = [];
  host = createReaderHost(() => {
    const { entry, flags } = readerLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') });
    const child = spawnNode(entry, flags, confinedEnvironment());
    processes.push(child);
    return child;
  }, limits);
  const databases = openDatabases({ kind: 'memory' }, undefined, (handle) =>
    createLearnerQuery(handle, { copy: host.copy, ask: host.run }),
  );
  prepareShop(databases, content, content.configuration, { fresh: false });
  ({ shop } = databases);
  close = () => databases.close();
});

afterEach(() => {
  host.stop();
  close();
});

const endless = (first: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n`;

const interrupted = { code: 'SQLITE_INTERRUPT', message: 'SQLITE_INTERRUPT: interrupted' };

describe('a query', () => {
  test('sees what was written before it was sent, and a new one what was written since', async () => {
    const count = async () => (await shop.queryText('SELECT count(*) AS count FROM Users'))[0]?.count;
    expect(await count()).toBe(22);
    for (let turn = 1; turn <= 5; turn += 1) {
      shop.run("INSERT INTO Users (email, createdAt, updatedAt) VALUES (?, 'a', 'b')", `new${turn}@juice-sh.op`);
      expect(await count()).toBe(22 + turn);
    }
  });

  test('returns values as they are stored', async () => {
    const values =
      "NULL AS a, 9223372036854775807 AS b, -1.5 AS c, 9e999 AS d, x'00ff' AS e, 'ä\u{1f379}' AS f, 1 AS f";
    const [row] = await shop.queryText(`SELECT ${values}`);
    expect(row).toEqual({ a: null, b: 2 ** 63, c: -1.5, d: Number.POSITIVE_INFINITY, e: Buffer.from([0, 255]), f: 1 });
  });

  test('of which only the first row is wanted runs to its end all the same', async () => {
    const users = 'SELECT id FROM Users ORDER BY id';
    expect(await shop.queryText(users, 'first')).toEqual([{ id: 1 }]);
    expect(await shop.queryText(users)).toHaveLength(22);
    expect(await shop.queryText(users, 'first')).toEqual([{ id: 1 }]);
    expect(await shop.queryText('SELECT id FROM Users WHERE id > 99', 'first')).toEqual([]);
    const failsLater = "SELECT json(iif(id = 5, 'no JSON', '{}')) FROM Users ORDER BY id";
    await expect(shop.queryText(failsLater, 'first')).rejects.toThrow('malformed JSON');
  });

  test('that never ends is interrupted, and the next one runs', async () => {
    await expect(shop.queryText(endless(0))).rejects.toMatchObject(interrupted);
    expect(await shop.queryText('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
    expect(processes).toHaveLength(2);
  });

  test('that asks for a huge number of random bytes takes as long as it really would', async () => {
    const startedAt = performance.now();
    await expect(shop.queryText('SELECT hex(randomblob(30000000))')).rejects.toMatchObject({ code: 'SQLITE_TOOBIG' });
    expect(performance.now() - startedAt).toBeGreaterThan(250);
    await expect(shop.queryText('SELECT hex(randomblob(500000000))')).rejects.toMatchObject(interrupted);
  });

  test('that fills the memory ends along with its process', async () => {
    host.stop();
    const rows = 'Products a, Products b, Products c, Users d';
    const filling = `SELECT count(*) FROM (SELECT DISTINCT randomblob(2000) FROM ${rows})`;
    const small = createReaderHost(
      () => {
        const { entry, flags } = readerLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') });
        return spawnNode(entry, flags, confinedEnvironment());
      },
      { ...limits, time: 20_000, memory: 128 * 1024 * 1024 },
    );
    try {
      const databases = openDatabases({ kind: 'memory' }, undefined, (handle) =>
        createLearnerQuery(handle, { copy: small.copy, ask: small.run }),
      );
      prepareShop(databases, content, content.configuration, { fresh: false });
      await expect(databases.shop.queryText(filling)).rejects.toMatchObject({ code: 'SQLITE_NOMEM' });
      databases.close();
    } finally {
      small.stop();
    }
  });
});

describe('alongside queries that never end', () => {
  test('quick ones are answered, each with its own rows', async () => {
    const slow = shop.queryText(endless(0)).catch((error: unknown) => error);
    const quick = await Promise.all(Array.from({ length: 50 }, (_, turn) => shop.queryText(`SELECT ${turn} AS turn`)));
    expect(quick.map(([row]) => row?.turn)).toEqual(Array.from({ length: 50 }, (_, turn) => turn));
    expect(await slow).toMatchObject(interrupted);
  });

  test('one that waits is answered soon, and none is blamed for another', async () => {
    const slow = Array.from({ length: 8 }, (_, first) =>
      shop.queryText(endless(first)).catch((error: unknown) => error),
    );
    expect(await shop.queryText('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
    for (const error of await Promise.all(slow)) {
      expect(error).toMatchObject(interrupted);
    }
  });

  test('more than the queue holds are refused as busy', async () => {
    const asked = Array.from({ length: limits.waiting + 40 }, (_, first) =>
      shop.queryText(endless(first)).catch((error: unknown) => error),
    );
    host.stop();
    const codes = (await Promise.all(asked)).map((error) => Object(error).code);
    expect(codes.filter((code) => code === 'SQLITE_BUSY').length).toBeGreaterThan(0);
  });
});

test('where Node cannot load a copy in memory, the copy is in a folder of the reader', async () => {
  const folder = temporaryFolder();
  const old = createReaderHost(() => {
    const { entry, flags } = readerLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') }, folder);
    return spawnNode(entry, flags, confinedEnvironment());
  }, limits);
  const databases = openDatabases({ kind: 'memory' }, undefined, (handle) =>
    createLearnerQuery(handle, { copy: old.copy, ask: old.run }),
  );
  try {
    prepareShop(databases, content, content.configuration, { fresh: false });
    const count = () => databases.shop.queryText('SELECT count(*) AS count FROM Users');
    expect(await count()).toEqual([{ count: 22 }]);
    databases.shop.run("INSERT INTO Users (email, createdAt, updatedAt) VALUES ('new@juice-sh.op', 'a', 'b')");
    expect(await count()).toEqual([{ count: 23 }]);
    expect(readdirSync(folder)).toHaveLength(1);
  } finally {
    old.stop();
    databases.close();
  }
  expect(createScratchFolder('24.21.0').path()).toBe(null);
  const scratch = createScratchFolder('24.0.0');
  expect(existsSync(scratch.path() ?? '')).toBe(true);
  scratch.remove();
  expect(existsSync(scratch.path() ?? '')).toBe(false);
});

describe('plain logins and searches', () => {
  test('need no reader', async () => {
    const search = (word: string) =>
      `SELECT * FROM Products WHERE ((name LIKE '%${word}%' OR description LIKE '%${word}%') AND deletedAt IS NULL) ORDER BY name`;
    expect(await shop.queryText(search('apple'))).not.toEqual([]);
    expect(await shop.queryText(search('a%_zzz'))).toEqual([]);
    const hash = '0192023a7bbd73250516f069df18b500';
    const login = (email: string) =>
      `SELECT * FROM Users WHERE email = '${email}' AND password = '${hash}' AND deletedAt IS NULL`;
    expect(await shop.queryText(login('admin@juice-sh.op'))).toMatchObject([{ id: 1 }]);
    expect(await shop.queryText(login('nobody'))).toEqual([]);
    expect(processes).toHaveLength(0);
    expect(await shop.queryText(login("' or 1=1--"))).toHaveLength(22);
    expect(processes).toHaveLength(1);
  });

  test('are handed to a reader where there is much to search', async () => {
    shop.run('UPDATE Products SET description = ?', 'a'.repeat(10_000));
    const word = `${'a'.repeat(199)}b`;
    const sql = `SELECT * FROM Products WHERE ((name LIKE '%${word}%' OR description LIKE '%${word}%') AND deletedAt IS NULL) ORDER BY name`;
    expect(await shop.queryText(sql).catch(() => [])).toEqual([]);
    expect(processes.length).toBeGreaterThan(0);
  });
});
