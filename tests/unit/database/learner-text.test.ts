import { describe, expect, it } from 'vitest';
import { SqlTextError } from '../../../server/database/shop-database.ts';
import { seededShop } from './builders.ts';

/** Builds the login statement around a learner's email (api-account.md 11.1). */
function loginWith(email: string): string {
  return `SELECT * FROM Users WHERE email = '${email}' AND password = '0192023a7bbd73250516f069df18b500' AND deletedAt IS NULL`;
}

/** Builds the search statement around a learner's criteria (api-shop.md 2.1). */
function searchWith(criteria: string): string {
  return `SELECT * FROM Products WHERE ((name LIKE '%${criteria}%' OR description LIKE '%${criteria}%') AND deletedAt IS NULL) ORDER BY name`;
}

async function errorOf(sql: string): Promise<SqlTextError> {
  const { shop } = seededShop();
  try {
    await shop.queryText(sql);
  } catch (error) {
    if (error instanceof SqlTextError) {
      return error;
    }
    throw error;
  }
  throw new Error(`Expected an error for ${sql}`);
}

describe('only the first statement counts', () => {
  it.each([
    ['a statement that is cut off', "';", []],
    ['junk that is not SQL at all', "admin@juice-sh.op'; junk", [1]],
    ['a statement that would delete', "admin@juice-sh.op'; DELETE FROM Users; --", [1]],
    ['a semicolon in a string', "a;b' OR id = 2 --", [2]],
    ['a semicolon in a doubled quote', "a'';b' OR id = 2 --", [2]],
    ['a semicolon in a name', "x' OR `id` = 2 AND [role] != ';' OR \"id\" = 3; junk", [2, 3]],
    ['a semicolon in a comment', "x' OR id = 2 /* ; */ OR id = 3 -- ; more", [2, 3]],
    ['a comment that is never closed', "x' OR id = 2 /* ; ", [2]],
    ['a line comment that ends', "x' OR id = 2 -- ;\n OR id = 3; junk", [2, 3]],
    ['a NUL character', "x' OR id = 2\0 junk", [2]],
  ])('%s', async (_, email, ids) => {
    const { shop } = seededShop();
    expect((await shop.queryText(loginWith(email))).map(({ id }) => id)).toEqual(ids);
    expect(shop.get('SELECT count(*) AS count FROM Users')).toEqual({ count: 22 });
  });
});

describe('published injections', () => {
  it("' or 1=1-- finds the admin first", async () => {
    const { shop } = seededShop();
    expect((await shop.queryText(loginWith("' or 1=1--")))[0]).toMatchObject({
      id: 1,
      email: 'admin@juice-sh.op',
      isActive: 1,
    });
  });

  it('a comment after an address reaches deleted users', async () => {
    const { shop } = seededShop();
    expect(await shop.queryText(loginWith("chris.pike@juice-sh.op'--"))).toMatchObject([{ id: 14 }]);
  });

  it('a UNION invents the accountant', async () => {
    const { shop } = seededShop();
    const email =
      "' UNION SELECT * FROM (SELECT 15 as 'id', '' as 'username', 'acc0unt4nt@juice-sh.op' as 'email', '12345' as 'password', 'accounting' as 'role', '123' as 'deluxeToken', '1.2.3.4' as 'lastLoginIp' , '/assets/public/images/uploads/default.svg' as 'profileImage', '' as 'totpSecret', 1 as 'isActive', '1999-08-16 14:14:41.644 +00:00' as 'createdAt', '1999-08-16 14:33:41.930 +00:00' as 'updatedAt', null as 'deletedAt')--";
    expect(await shop.queryText(loginWith(email))).toMatchObject([
      { id: 15, email: 'acc0unt4nt@juice-sh.op', role: 'accounting', deletedAt: null },
    ]);
  });

  it('a UNION over the users returns their credentials', async () => {
    const { shop } = seededShop();
    const rows = await shop.queryText(
      searchWith("x')) UNION SELECT id,'b','c',email,password,'f','g','h','i' FROM Users--"),
    );
    expect(rows.find(({ id }) => id === 1)).toMatchObject({
      price: 'admin@juice-sh.op',
      deluxePrice: '0192023a7bbd73250516f069df18b500',
      name: 'b',
    });
    expect(rows).toHaveLength(22);
  });

  it('a UNION over sqlite_master returns every definition', async () => {
    const { shop } = seededShop();
    const rows = await shop.queryText(
      searchWith("x')) UNION SELECT sql,'b','c','d','e','f','g','h','i' FROM sqlite_master--"),
    );
    const definitions = shop.all<{ sql: string }>('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL');
    const found = new Set(rows.map(({ id }) => id));
    expect(definitions.filter(({ sql }) => !found.has(sql))).toEqual([]);
  });

  it("'))-- shows deleted products, too", async () => {
    const { shop } = seededShop();
    expect(await shop.queryText(searchWith("'))--"))).toHaveLength(46);
    expect(await shop.queryText(searchWith(''))).toHaveLength(36);
  });

  it('text in double quotes is a string where it is not a column', async () => {
    const { shop } = seededShop();
    const rows = await shop.queryText(
      searchWith(`x')) UNION SELECT "id","it's","3","4","5","6","7","8","9" FROM Users--`),
    );
    expect(rows[0]).toMatchObject({ id: 1, name: "it's", description: '3' });
  });

  it('an unbound variable is NULL', async () => {
    const { shop } = seededShop();
    expect(
      await shop.queryText(loginWith("' OR (id = 2 AND @x IS NULL AND ?3 IS NULL AND :y IS NULL)--")),
    ).toMatchObject([{ id: 2 }]);
  });
});

describe('errors have the contract’s wording', () => {
  it.each([
    ['', 'SQLITE_ERROR: incomplete input'],
    [' -- nothing but a comment', 'SQLITE_ERROR: incomplete input'],
    [loginWith("'"), 'SQLITE_ERROR: unrecognized token: "0192023a7bbd73250516f069df18b500"'],
    [searchWith("'--"), 'SQLITE_ERROR: incomplete input'],
    [searchWith("';"), 'SQLITE_ERROR: near ";": syntax error'],
    [searchWith("x')) union--"), 'SQLITE_ERROR: incomplete input'],
    [searchWith("' union"), 'SQLITE_ERROR: near "union": syntax error'],
    [
      searchWith("x')) UNION SELECT 1--"),
      'SQLITE_ERROR: SELECTs to the left and right of UNION do not have the same number of result columns',
    ],
    [loginWith("' OR nosuch--"), 'SQLITE_ERROR: no such column: nosuch'],
    [loginWith("' UNION SELECT * FROM nosuch--"), 'SQLITE_ERROR: no such table: nosuch'],
  ])('%s', async (sql, message) => {
    const error = await errorOf(sql);
    expect(error.message).toBe(message);
    expect(error).toMatchObject({ code: 'SQLITE_ERROR', errno: 1, sql });
  });
});

describe('learners’ SQL can only read', () => {
  it.each([
    "UPDATE Users SET role = 'admin' RETURNING *",
    'DELETE FROM Users RETURNING *',
    'WITH victim AS (SELECT 1) DELETE FROM Users WHERE id IN victim RETURNING *',
    "INSERT INTO Baskets (createdAt, updatedAt) VALUES ('a', 'b') RETURNING *",
    'CREATE TABLE loot (id)',
    'DROP TABLE Users',
    'BEGIN',
    "ATTACH DATABASE '/tmp/loot' AS loot",
    '/* */ ; aTTaCH DATABASE ":memory:" AS loot',
    'EXPLAIN QUERY PLAN ATTACH ":memory:" AS loot',
    "VACUUM INTO '/tmp/loot'",
    'PRAGMA database_list',
    'PRAGMA writable_schema = ON',
    'SELECT file FROM pragma_database_list',
    "SELECT file FROM 'pragma_database_list'",
    'SELECT file FROM [PRAGMA_Database_List]',
  ])('%s is refused', async (sql) => {
    const error = await errorOf(sql);
    expect(error.message).toBe('SQLITE_AUTH: not authorized');
    expect(error.errno).toBe(23);
  });

  it.each(["SELECT load_extension('/tmp/loot')", 'SELECT "load_extension"(1)'])(
    '%s is refused like a call of any unknown function',
    async (sql) => {
      expect((await errorOf(sql)).message).toBe('SQLITE_ERROR: no such function: load_extension');
      expect((await errorOf(sql.replace('load_extension', 'unload'))).message).toBe(
        'SQLITE_ERROR: no such function: unload',
      );
    },
  );

  it('searching for a refused name is allowed', async () => {
    const { shop } = seededShop();
    expect(await shop.queryText(searchWith('load_extension'))).toEqual([]);
  });

  it('a flood of rows ends in an error instead of filling the memory', async () => {
    const flood = 'SELECT a.id FROM Products a, Products b, Products c';
    expect((await errorOf(flood)).message).toBe('SQLITE_TOOBIG: string or blob too big');
  });

  it('thousands of strings in double quotes do not stall the shop', async () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `"n${index}"`).join('||');
    const error = await errorOf(`SELECT ${names}`);
    expect(error.code).toBe('SQLITE_ERROR');
  });
});

describe('unlimited work', () => {
  it.each([
    ['randomblob', 'SELECT length(hex(randomblob(500000000 / 2)))'],
    ['zeroblob', 'SELECT length(zeroblob(900000000))'],
    ['printf', "SELECT length(printf('%999999999d', 1))"],
    ['format with a computed width', "SELECT length(format('%.*c', 99999 * 9999, 'x'))"],
  ])('%s creates nothing huge', async (_, sql) => {
    expect(await errorOf(sql)).toMatchObject({ code: 'SQLITE_TOOBIG' });
  });

  it.each([
    ['a union of tables', 'SELECT email FROM Users UNION SELECT name FROM Products UNION SELECT key FROM Challenges'],
    ['a join', 'SELECT a.email FROM Users a JOIN SecurityAnswers b ON a.id = b.UserId WHERE a.id = 1'],
    [
      'queries next to each other',
      'SELECT (SELECT count(*) FROM Users), (SELECT count(*) FROM Products), (SELECT count(*) FROM Challenges), (SELECT count(*) FROM Users)',
    ],
    ['functions with small numbers', "SELECT printf('%5.2f|%s', 1.5, 'x'), length(randomblob(16)), hex(zeroblob(2))"],
  ])('%s is answered', async (_, sql) => {
    expect(await seededShop().shop.queryText(sql)).not.toEqual([]);
  });
});
