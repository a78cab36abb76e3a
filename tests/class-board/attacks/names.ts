import { randomBytes } from 'node:crypto';
import { csvTable } from '../../../shared/text/csv-table.ts';
import { joinedLearner, learnerNamed } from '../support/learner.ts';
import type { BoardAttack } from './attack.ts';

/** Joins under a name that looks like a victim's. */
const lookalike = (title: string, disguise: (name: string) => string): BoardAttack => ({
  by: 'a learner',
  aim: 'pass for another learner',
  title,
  measure: 'names are compared in one form, and refused in any other; a name belongs to the first key',
  run: async ({ board }, isControl) => {
    const name = `Ada ${randomBytes(4).toString('hex')}`;
    await joinedLearner(name, board);
    const other = learnerNamed(isControl ? `${name} the second` : disguise(name), board);
    return (await other.join()).kind === 'answered';
  },
});

/** Joins under a name that shows more than a name. */
const misshapen = (title: string, name: string): BoardAttack => ({
  by: 'a learner',
  aim: 'disturb the wall by a name',
  title,
  measure: 'a name is one line of 1 to 40 visible characters',
  run: async ({ board }, isControl) => {
    const other = learnerNamed(isControl ? `Ida ${randomBytes(4).toString('hex')}` : name, board);
    return (await other.join()).kind === 'answered';
  },
});

export const nameAttacks: readonly BoardAttack[] = [
  lookalike('in capitals', (name) => name.toUpperCase()),
  lookalike('in full-width letters', (name) => name.replace('A', 'Ａ')),
  lookalike('with a character of no width', (name) => `${name}\u200B`),
  lookalike('with a filler that looks like nothing', (name) => `${name}\u3164`),
  lookalike('with two spaces', (name) => name.replace(' ', '  ')),
  misshapen('written from right to left', 'ad\u202Eada'),
  misshapen('of two lines', 'Ada\nis first'),
  misshapen('of ten thousand characters', 'a'.repeat(10_000)),
  misshapen('of nothing', ''),
  {
    by: 'a learner',
    aim: "run a formula in the trainer's spreadsheet",
    title: 'by a name that begins with =',
    measure: 'cells that could be formulas stay text',
    run: async ({ board }, isControl) => {
      const name = `=1+${randomBytes(4).toString('hex')}`;
      const { id } = await joinedLearner(name, board);
      const seen = (await board.trainer()).learners.find((learner) => learner.id === id());
      const cell = isControl ? `${seen?.name}\r\n` : csvTable([[seen?.name ?? '=']]);
      return /^\uFEFF?"?=/.test(cell);
    },
  },
  {
    by: 'a learner',
    aim: 'run a script on the wall',
    title: 'by a name that is markup, at the address that has it',
    measure: 'names are in JSON only, which no browser takes for a page',
    run: async ({ board }, isControl) => {
      const name = `<script>x${randomBytes(4).toString('hex')}</script>`;
      await joinedLearner(name, board);
      const response = await fetch(`${board.address}/${isControl ? '' : 'wall/state'}`);
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? true;
      return isPage || response.headers.get('x-content-type-options') !== 'nosniff';
    },
  },
  {
    by: 'a learner',
    aim: 'take a name back that the trainer has taken away',
    title: 'by joining again with the same key',
    measure: 'a key that lost its name joins no more',
    run: async ({ board, someone }, isControl) => {
      const learner = await someone();
      await (isControl ? undefined : board.order({ order: 'resetKey', learner: learner.id() }));
      return (await learner.join()).kind === 'answered';
    },
  },
];
