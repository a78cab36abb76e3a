import type { Report } from '../../../shared/class/reports.ts';
import { solved, type TestLearner } from '../support/learner.ts';
import { type BoardAttack, send } from './attack.ts';

const key = 'loginAdminChallenge';

/** Sends a signed report that is not of the agreed form, and returns whether the board takes it. */
const misformed = (
  title: string,
  spoil: (report: Report, learner: TestLearner) => unknown,
  contentType?: string,
): BoardAttack => ({
  by: 'a learner',
  aim: 'report what no app reports',
  title,
  measure: 'every message is checked against its schema',
  run: async ({ board, someone }, isControl) => {
    const learner = await someone();
    const [report] = learner.numbered(solved(key));
    const sent = isControl || report === undefined ? report : spoil(report, learner);
    const body = JSON.stringify({ stream: learner.stream, reports: [sent] });
    const response = await send(board.address, '/class/reports', body, {
      learner: learner.id(),
      key: learner.client.keys.signing,
      ...(isControl || contentType === undefined ? {} : { contentType }),
    });
    return response.status === 200;
  },
});

const withSolution = (report: Report, changed: object) =>
  report.kind === 'solved'
    ? { ...report, message: { ...report.message, solution: { ...report.message.solution, ...changed } } }
    : report;

export const contentAttacks: readonly BoardAttack[] = [
  misformed('a challenge that there is not', (report) => withSolution(report, { challenge: 'allChallenges' })),
  misformed('a challenge called __proto__', (report) => withSolution(report, { challenge: '__proto__' })),
  misformed('a cheat score of minus a thousand', (report) => withSolution(report, { cheatScore: -1000 })),
  misformed('an order of the trainer', () => ({ kind: 'start', sequence: 1, at: 1, order: 'start' })),
  misformed('a field more', (report) => ({ ...report, isAdmin: true })),
  misformed('a number that leaves a gap', (report) => ({ ...report, sequence: 9 })),
  misformed('a negative time', (report) => ({ ...report, at: -1 })),
  misformed('lists in lists, two thousand deep', () => JSON.parse('['.repeat(2000) + ']'.repeat(2000))),
  misformed('JSON that says it is plain text', (report) => report, 'text/plain'),
  {
    by: 'a learner',
    aim: 'be first by a clock that is ahead',
    title: 'a solve of tomorrow',
    measure: 'no solve is later than its arrival',
    run: async ({ someone, seen }, isControl) => {
      const learner = await someone();
      const tomorrow = Date.now() + (isControl ? 0 : 86_400_000);
      await learner.send(learner.numbered(solved(key)).map((report) => ({ ...report, at: tomorrow })));
      const [solve] = (await seen(learner.id()))?.solves ?? [];
      return solve?.at === tomorrow;
    },
  },
  {
    by: 'a learner',
    aim: 'be counted twice',
    title: 'the same solve in two streams of reports',
    measure: 'a challenge counts once for each learner',
    run: async ({ board, someone, seen }, isControl) => {
      const learner = await someone();
      await learner.report(solved(key));
      const stream = 'A'.repeat(22);
      const { name, own } = learner;
      await learner.client.join(board.address, { name, publicKey: own.publicKey, stream, next: 1 });
      const [report] = learner.numbered(solved(isControl ? 'scoreBoardChallenge' : key));
      const reports = report === undefined ? [] : [{ ...report, sequence: 1 }];
      await learner.client.report(board.address, learner.id(), { stream, reports });
      return (await seen(learner.id()))?.solves.length === 2;
    },
  },
  {
    by: 'a learner',
    aim: "hand in another learner's backup",
    title: "sealed with the attacker's key",
    measure: "a backup is sealed with the learner's own key",
    run: async ({ board, someone, seen }, isControl) => {
      const [victim, mallory] = [await someone(), await someone()];
      const { sealBackup } = await import('../../../server/class-wire/sealed-backup.ts');
      const { keys } = (isControl ? victim : mallory).client;
      const body = JSON.stringify({ sealed: sealBackup(keys.sealing, '{}') });
      await send(board.address, '/class/backup', body, { learner: victim.id(), key: victim.client.keys.signing });
      return (await seen(victim.id()))?.handedInAt !== null;
    },
  },
];
