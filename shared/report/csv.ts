import type { ReportedChallenge } from '../content/built-challenges.ts';
import { csvTable } from '../text/csv-table.ts';
import type { Learner } from './learners.ts';
import type { Times } from './page/times.ts';

const columns = [
  'learner',
  'file',
  'challenge',
  'key',
  'category',
  'difficulty',
  'solved',
  'solved at',
  'flaw found',
  'fix chosen',
  'topic',
  'weaknesses',
  'local time',
] as const;

/**
 * Returns one row for each learner and challenge, solved or not, so that a pivot table can count by anything. `solved at` is ISO 8601 in UTC, and
 * `local time` the same in the class's time zone; 1 stands for yes, 0 for no. The steps of coding challenges are empty where there is none.
 */
export function csvOf(learners: readonly Learner[], challenges: readonly ReportedChallenge[], times: Times): string {
  const rows = learners.flatMap((learner) => {
    const solves = new Map(learner.solves.map(({ challenge, at }) => [challenge.key, at]));
    return challenges.map(({ key, name, category, difficulty, hasCodingChallenge, topic, weaknesses }) => {
      const at = solves.get(key);
      return [
        learner.name,
        learner.fileName,
        name,
        key,
        category,
        difficulty,
        solves.has(key) ? 1 : 0,
        at?.toISOString() ?? '',
        hasCodingChallenge ? (learner.found.has(key) ? 1 : 0) : '',
        hasCodingChallenge ? (learner.fixed.has(key) ? 1 : 0) : '',
        topic,
        weaknesses.join(' '),
        at ? times.sortable(at) : '',
      ];
    });
  });
  return csvTable([columns, ...rows]);
}
