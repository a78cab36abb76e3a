import { type Attack, type Attempt, attemptsTo } from './attempt.ts';
import { inNode, inSandbox } from './payloads.ts';

/** Reaching other services on this machine, and other databases. */

/** Spellings of "this machine" that a list of forbidden names would miss. */
const spellings: readonly (readonly [title: string, host: string])[] = [
  ['`127.0.0.1`', '127.0.0.1'],
  ['`localhost`', 'localhost'],
  ['`localhost.`, with a dot', 'localhost.'],
  ['a name below `.localhost`', 'files.localhost'],
  ['`127.1`', '127.1'],
  ['`0`', '0'],
  ['`0.0.0.0`', '0.0.0.0'],
  ['the decimal `2130706433`', '2130706433'],
  ['the hexadecimal `0x7f000001`', '0x7f000001'],
  ['the octal `0177.0.0.1`', '0177.0.0.1'],
  ['the IPv6 `[::1]`', '[::1]'],
  ['the mapped `[::ffff:127.0.0.1]`', '[::ffff:127.0.0.1]'],
  ['the mapped `[::ffff:7f00:1]`', '[::ffff:7f00:1]'],
  ['round digits `①②⑦.0.0.1`', '①②⑦.0.0.1'],
  ['credentials in front, `github.com@127.0.0.1`', 'github.com@127.0.0.1'],
  ['a rebinding name', 'rebind.example.net'],
  ['a name with its address in it', '127.0.0.1.nip.io'],
];

const reaching = attemptsTo('reach another service', [
  ...spellings.map(
    ([title, host]): Attack => ({
      hole: 'picture by URL',
      title,
      wall: 'outbound gate',
      wall3: false,
      logged: 'network',
      attack: async ({ pictureLink, prey }) => [await pictureLink(`http://${host}:${prey.otherPort}/`)],
    }),
  ),
  {
    hole: 'picture by URL',
    title: "a redirect of the shop's own",
    wall: 'outbound gate',
    wall3: false,
    logged: 'network',
    attack: async ({ pictureLink, prey }) => {
      const target = `http://127.0.0.1:${prey.otherPort}/?https://github.com/juice-shop/juice-shop`;
      return [await pictureLink(`http://localhost:3000/redirect?to=${encodeURIComponent(target)}`)];
    },
  },
  {
    hole: '$where condition',
    title: '`fetch` in a product number',
    wall: 'interpreter',
    wall3: false,
    logged: 'code',
    attack: async ({ reviews, prey }) => [await reviews(`fetch('http://127.0.0.1:${prey.otherPort}')`)],
  },
  {
    hole: 'order expression',
    title: '`http.get`',
    wall: 'interpreter',
    wall3: false,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [await orderLines(inNode.get(`http://127.0.0.1:${prey.otherPort}/`))],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression with `http.get`',
    wall: 'outbound gate',
    wall3: false,
    logged: 'network',
    attack: async ({ userName, prey }) => [
      await userName(`${inNode.get(`http://127.0.0.1:${prey.otherPort}/`)} && 'x'`),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that runs `curl`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(
        inNode.shell(`curl -s http://127.0.0.1:${prey.otherPort}/ || wget -qO- http://127.0.0.1:${prey.otherPort}/`),
      ),
    ],
  },
  {
    hole: 'chatbot command',
    title: 'a query with `http.get`',
    wall: 'interpreter',
    wall3: false,
    logged: 'code',
    attack: async ({ chat, prey }) => [
      await chat('Eve', inSandbox.answerWith(inSandbox.get(`http://127.0.0.1:${prey.otherPort}/`))),
    ],
  },
  {
    hole: 'XML upload',
    title: 'an external entity `http://...`',
    wall: 'decoy',
    wall3: false,
    logged: 'document',
    attack: async ({ entity, prey }) => [await entity(`http://127.0.0.1:${prey.otherPort}/`)],
  },
  {
    hole: 'XML upload',
    title: 'a parameter entity that loads more declarations',
    wall: 'decoy',
    wall3: false,
    logged: 'document',
    attack: async ({ xml, prey }) => [
      await xml(`<!DOCTYPE x [<!ENTITY % more SYSTEM "http://127.0.0.1:${prey.otherPort}/"> %more;]><x/>`),
    ],
  },
]);

const databases = attemptsTo('open another database', [
  {
    hole: 'SQL injection',
    title: '`ATTACH` of another file in the search, and reading it',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ search, prey }) => [
      await search(`x')); ATTACH '${prey.database}' AS c--`),
      await search(`x')) UNION SELECT secret,2,3,4,5,6,7,8,9 FROM c.loot--`),
    ],
  },
  {
    hole: 'SQL injection',
    title: '`ATTACH` in a login that makes a new file',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ loginAs, prey }) => [await loginAs(`'; ATTACH '${prey.outside}/d' AS n; CREATE TABLE n.t (a)--`)],
  },
  {
    hole: 'SQL injection',
    title: '`ATTACH` after a comment and in mixed case',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ loginAs, prey }) => [
      await loginAs(`'; /* */ aTtAcH /**/ '${prey.outside}/d' as n2; create table n2.t (a)--`),
    ],
  },
  {
    hole: 'order expression',
    title: '`node:sqlite`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [
      await orderLines(
        `const { DatabaseSync } = require('node:sqlite'); throw Error(new DatabaseSync('${prey.database}').prepare('SELECT secret FROM loot').get().secret)`,
      ),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: "the shop's own database library",
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(
        `new (require('better-sqlite3'))('${prey.database}').prepare('SELECT secret FROM loot').get().secret`,
      ),
    ],
  },
]);

export const serviceAttempts: readonly Attempt[] = [...reaching, ...databases];
