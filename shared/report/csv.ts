import type { ReportedChallenge } from '../content/built-challenges.ts';
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
] as const;

/**
 * Returns one row for each learner and challenge, solved or not, so that a pivot table can count by anything. Times are ISO 8601 in UTC, and 1 stands
 * for yes, 0 for no. The steps of coding challenges are empty where there is none. The format is RFC 4180 with a byte order mark, without which Excel
 * assumes another encoding.
 */
export function csvOf(learners: readonly Learner[], challenges: readonly ReportedChallenge[]): string {
  const rows = learners.flatMap((learner) => {
    const times = new Map(learner.solves.map(({ challenge, at }) => [challenge.key, at]));
    return challenges.map(({ key, name, category, difficulty, hasCodingChallenge }) => [
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
    ]);
  });
  return `\uFEFF${[columns, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

/**
 * Spreadsheets take a cell that begins with one of these for a formula and run it, some even after blanks or invisible characters. The apostrophe
 * makes it text. Learners choose their own names and those of their files.
 */
const formulaStart =
  /^(?:[\t\r\n]|[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@|\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

function cellOf(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
