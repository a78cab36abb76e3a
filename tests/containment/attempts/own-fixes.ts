import { type Attack, attemptsTo } from './attempt.ts';
import { inNode } from './payloads.ts';

/** A learner's own fix that is no fix (decision 110). Whatever it throws is in the response. */

const hole = "learner's own fix";

/** The code in the place of a snippet, run by the first visitor. */
const whenUsed = (code: string) => `export function isRedirectAllowed(url: string): boolean {\n  ${code}\n}`;

function attackBy(title: string, codeFor: Parameters<typeof attackWith>[1]): Attack {
  return { ...attackWith(title, codeFor), wall: 'interpreter', wall3: true };
}

function attackWith(title: string, codeFor: (prey: Parameters<Attack['attack']>[0]['prey']) => string) {
  return {
    hole,
    title,
    attack: async ({ ownFix, prey }) => [await ownFix(codeFor(prey))],
  } satisfies Partial<Attack>;
}

export const ownFixAttempts = [
  ...attemptsTo('read a file', [
    attackBy("`require('fs')`, in a function", ({ canary }) => whenUsed(`throw new Error(${inNode.read(canary)});`)),
    attackBy('an import at the beginning', ({ canary }) =>
      [
        `import { readFileSync } from 'node:fs';`,
        `const read = readFileSync('${canary}', 'utf8');`,
        whenUsed('throw new Error(read);'),
      ].join('\n'),
    ),
    attackBy('`process.getBuiltinModule`', ({ canary }) =>
      whenUsed(`throw new Error(process.getBuiltinModule('fs').readFileSync('${canary}', 'utf8'));`),
    ),
    attackBy('the constructor of a function that it is given', ({ canary }) =>
      whenUsed(
        `throw new Error(URL.constructor('return process')().getBuiltinModule('fs').readFileSync('${canary}', 'utf8'));`,
      ),
    ),
  ]),
  ...attemptsTo('write a file', [
    attackBy("`require('fs')`, in a function", ({ outside }) =>
      whenUsed(`${inNode.write(`${outside}/p`)}; return true;`),
    ),
  ]),
  ...attemptsTo('start a process', [
    attackBy("`require('child_process')`", ({ outside }) =>
      whenUsed(`require('child_process').execSync('touch ${outside}/p'); return true;`),
    ),
  ]),
  ...attemptsTo('exhaust the shop', [
    { ...attackWith('an endless loop', () => whenUsed('for (;;);')), wall: 'limits', wall3: false },
    {
      ...attackWith('growing lists', () =>
        whenUsed('for (const kept: unknown[] = []; ; ) kept.push(Array(1e5).fill(1));'),
      ),
      wall: 'limits',
      wall3: false,
    },
    {
      ...attackWith('the end of the process', () => whenUsed('process.exit(); return true;')),
      wall: 'limits',
      wall3: false,
    },
  ]),
];
