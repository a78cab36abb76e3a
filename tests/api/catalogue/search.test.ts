import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

const search = (criteria: string) => client.get(`/rest/products/search?q=${encodeURIComponent(criteria)}`);

async function idsFor(criteria: string): Promise<readonly unknown[]> {
  return (await search(criteria)).json().data.map((product: { id: unknown }) => product.id);
}

function statement(criteria: string): string {
  return `SELECT * FROM Products WHERE ((name LIKE '%${criteria}%' OR description LIKE '%${criteria}%') AND deletedAt IS NULL) ORDER BY name`;
}

describe('a product search', () => {
  it.each(['/rest/products/search', '/rest/products/search?q=', '/rest/products/search?q=undefined'])(
    'lists all products on sale by name for %s',
    async (path) => {
      const answer = await client.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const { status, data } = answer.json();
      expect(status).toBe('success');
      expect(data).toHaveLength(36);
      const names: readonly string[] = data.map((product: { name: string }) => product.name);
      expect(names).toEqual(names.toSorted());
    },
  );

  it('returns rows as they are stored, with the columns in order', async () => {
    const [product] = (await search('o-saft')).json().data;
    expect(Object.keys(product)).toEqual([
      'id',
      'name',
      'description',
      'price',
      'deluxePrice',
      'image',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ]);
    expect(product.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/);
    expect(product).toMatchObject({ id: 9, price: expect.any(Number), deletedAt: null });
  });

  it('searches names and descriptions, regardless of case', async () => {
    expect(await idsFor('O-SAFT')).toEqual([9]);
    expect(await idsFor('christmas')).toEqual([]);
    expect(await idsFor('nothing has this name')).toEqual([]);
  });

  it('answers 304 when its ETag is sent back', async () => {
    const first = await search('apple');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await client.get('/rest/products/search?q=apple', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('uses only the first 200 characters', async () => {
    const criteria = `'))${' '.repeat(195)}--`;
    expect(criteria).toHaveLength(200);
    expect(await idsFor(`${criteria}, and this is cut off`)).toHaveLength(46);
    const cut = await search(`x${criteria}`);
    expect(cut.json().error.sql).toBe(statement(`x${criteria.slice(0, -1)}`));
  });

  it('joins several criteria with commas and refuses an object', async () => {
    expect((await client.get('/rest/products/search?q=a%27&q=b')).json().error.sql).toBe(statement("a',b"));
    const answer = await client.get('/rest/products/search?q[a]=b');
    expect(answer.status).toBe(500);
    expect(answer.json().error.stack).toMatch(/^TypeError: .*substring is not a function/);
  });

  it.each(['%', '_', '\\', '\u0001\u001b', '🍹 管理 ü', '<script>', '%00'])(
    'survives the criteria %j',
    async (criteria) => {
      expect((await search(criteria)).status).toBe(200);
    },
  );
});

describe('a product search for a NUL', () => {
  it('ends the statement at the NUL', async () => {
    const answer = await search('a\u0000b');
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/^SQLITE_ERROR: /);
  });
});

describe('an injection into the search', () => {
  it("finds deleted products with '))--", async () => {
    const { data } = (await search("'))--")).json();
    expect(data).toHaveLength(46);
    expect(data[9]).toMatchObject({ id: 10, deletedAt: expect.stringMatching(/ \+00:00$/) });
  });

  it('returns emails and password hashes from another table', async () => {
    const { data } = (await search("x')) UNION SELECT id,'b','c',email,password,'f','g','h','i' FROM Users--")).json();
    expect(data).toHaveLength(22);
    expect(data).toContainEqual({
      id: 1,
      name: 'b',
      description: 'c',
      price: 'admin@juice-sh.op',
      deluxePrice: '0192023a7bbd73250516f069df18b500',
      image: 'f',
      createdAt: 'g',
      updatedAt: 'h',
      deletedAt: 'i',
    });
  });

  it('returns the table definitions', async () => {
    const { data } = (
      await search("qwert')) UNION SELECT sql,'2','3','4','5','6','7','8','9' FROM sqlite_master--")
    ).json();
    const definitions = data.map((row: { id: string | null }) => row.id);
    expect(definitions).toContain('CREATE TABLE sqlite_sequence(name,seq)');
    expect(definitions.filter((sql: string | null) => sql?.startsWith('CREATE TABLE `'))).toHaveLength(19);
  });

  it('keeps the types of the values', async () => {
    const [row] = (await search("x')) UNION SELECT 1,2,3.5,'4',null,x'41',-7,'h','i'--")).json().data;
    expect(row).toMatchObject({ id: 1, name: 2, description: 3.5, price: '4', deluxePrice: null, createdAt: -7 });
  });

  it('runs the first statement only and does not even parse the rest', async () => {
    expect(await idsFor("')); DROP TABLE Products; junk")).toHaveLength(46);
    expect(await idsFor("x')) UNION SELECT 1,'2','3','4','5','6','7','8','9'; DELETE FROM Products; junk")).toEqual([
      1,
    ]);
    expect(await idsFor('')).toHaveLength(36);
  });

  it('fails as an unexpected path when a made-up product has no name or description', async () => {
    const query = "x')) UNION SELECT 1,null,'c','d','e','f','g','h','i'--";
    const answer = await search(query);
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe(
      `Unexpected path: /rest/products/search?q=${encodeURIComponent(query).replaceAll("'", '%27')}`,
    );
  });

  it.each([
    ["';", 'SQLITE_ERROR: near ";": syntax error'],
    ["'/*", 'SQLITE_ERROR: incomplete input'],
    ["' union select", 'SQLITE_ERROR: near "union": syntax error'],
    [
      "')) UNION SELECT 1--",
      'SQLITE_ERROR: SELECTs to the left and right of UNION do not have the same number of result columns',
    ],
    ["')) AND missing=1--", 'SQLITE_ERROR: no such column: missing'],
    ["')) UNION SELECT * FROM Nowhere--", 'SQLITE_ERROR: no such table: Nowhere'],
  ])('shows what is wrong with %s, and the statement', async (criteria, message) => {
    const answer = await search(criteria);
    expect(answer.status).toBe(500);
    const { error } = answer.json();
    expect(error.message).toBe(message);
    expect(error.stack.split('\n')[0]).toBe(`Error: ${message}`);
    expect(error).toMatchObject({ errno: 1, code: 'SQLITE_ERROR', sql: statement(criteria) });
  });

  it('shows the message, but not the statement, as HTML', async () => {
    const answer = await client.get("/rest/products/search?q='))%20x", { headers: { accept: '*/*' } });
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('<h2><em>500</em> Error: SQLITE_ERROR: near &quot;x&quot;: syntax error</h2>');
  });
});
