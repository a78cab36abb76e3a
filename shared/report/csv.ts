import type { ReportedChallenge } from '../content/built-challenges.ts';
import { csvTable } from '../text/csv-table.ts';
import type { Learner } from './learners.ts';

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
] as const;

/**
 * Returns one row for each learner and challenge, solved or not, so that a pivot table can count by anything. Times are ISO 8601 in UTC, and 1 stands
 * for yes, 0 for no. The steps of coding challenges are empty where there is none.
 */
export function csvOf(learners: readonly Learner[], challenges: readonly ReportedChallenge[]): string {
  const rows = learners.flatMap((learner) => {
    const times = new Map(learner.solves.map(({ challenge, at }) => [challenge.key, at]));
    return challenges.map(({ key, name, category, difficulty, hasCodingChallenge, topic, weaknesses }) => [
      learner.name,
      learner.fileName,
      name,
      key,
      category,
      difficulty,
      times.has(key) ? 1 : 0,
      times.get(key)?.toISOString() ?? '',
      hasCodingChallenge ? (learner.found.has(key) ? 1 : 0) : '',
      hasCodingChallenge ? (learner.fixed.has(key) ? 1 : 0) : '',
      topic,
      weaknesses.join(' '),
    ]);
  });
  return csvTable([columns, ...rows]);
}
