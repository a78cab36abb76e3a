import writeWorkbook, { type Row, type Sheet } from 'write-excel-file/universal';
import type { ReportedChallenge } from '../content/built-challenges.ts';
import { topicsOf } from './by-topic.ts';
import type { Learner } from './learners.ts';
import type { Times } from './page/times.ts';
import type { Words } from './words.ts';

interface WorkbookParts {
  readonly learners: readonly Learner[];
  readonly challenges: readonly ReportedChallenge[];
  readonly title: string;
  readonly times: Times;
  readonly words: Words;
}

const star = '★';

/**
 * Makes a workbook with three sheets: learners, solves in chronological order, and learners by challenge. Every text is a cell of type string, which no
 * spreadsheet takes for a formula, whatever it begins with. Times are texts in the class's time zone, since a workbook knows none.
 */
export async function xlsxOf({ learners, challenges, times, words }: WorkbookParts): Promise<Uint8Array> {
  const sheets = [
    sheet(words, words.say('REPORT_LEARNERS'), learnerRows(learners, challenges, times, words), [28, 24], 1),
    sheet(words, words.say('REPORT_SOLVES'), solveRows(learners, times, words), [20, 28, 36, 28, 12, 28], 1),
    sheet(words, words.say('REPORT_CHALLENGES'), challengeRows(learners, challenges, times, words), [36, 28, 12], 3),
  ];
  return new Uint8Array(await (await writeWorkbook(sheets).toBlob()).arrayBuffer());
}

function learnerRows(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  times: Times,
  words: Words,
): Row[] {
  const topics = topicsOf(challenges);
  const head = ['LEARNER', 'FILE', 'SOLVED', 'FLAWS', 'FIXES', 'HINTS', 'FIRST', 'LAST'];
  return [
    [...head.map((name) => words.say(`REPORT_${name}`)), ...topics.map(({ topic }) => words.topic(topic))],
    ...learners.map(({ name, fileName, solves, found, fixed, hints }) => {
      const known = solves.flatMap(({ at }) => at ?? []);
      const [first] = known;
      const last = known.at(-1);
      const keys = new Set(solves.map(({ challenge }) => challenge.key));
      return [
        ...[name, fileName, solves.length, found.size, fixed.size, hints],
        ...[first, last].map((time) => (time === undefined ? null : times.sortable(time))),
        ...topics.map((topic) => topic.keys.filter((key) => keys.has(key)).length),
      ];
    }),
  ];
}

function solveRows(learners: readonly Learner[], times: Times, words: Words): Row[] {
  const head = ['TIME', 'LEARNER', 'CHALLENGE', 'CATEGORY', 'DIFFICULTY', 'TOPIC'];
  const solves = learners.flatMap(({ name, solves }) =>
    solves.map(({ challenge, at }) => ({ name, challenge, at: at === null ? '' : times.sortable(at) })),
  );
  return [
    head.map((name) => words.say(`REPORT_${name}`)),
    ...solves
      .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
      .map(({ name, challenge, at }) => [
        ...[at, name, words.challenge(challenge), words.category(challenge.category), challenge.difficulty],
        words.topic(challenge.topic),
      ]),
  ];
}

function challengeRows(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  times: Times,
  words: Words,
): Row[] {
  const solved = learners.map(({ solves }) => new Map(solves.map(({ challenge, at }) => [challenge.key, at])));
  return [
    [
      ...['CHALLENGE', 'CATEGORY', 'DIFFICULTY'].map((name) => words.say(`REPORT_${name}`)),
      ...learners.map(({ name }) => name),
    ],
    ...challenges.map((challenge) => [
      ...[words.challenge(challenge), words.category(challenge.category), challenge.difficulty],
      ...solved.map((times_) => {
        const at = times_.get(challenge.key);
        return at === undefined ? null : at === null ? star : times.sortable(at);
      }),
    ]),
  ];
}

/** Makes a sheet whose first row and first columns stay in view. */
function sheet(
  words: Words,
  name: string,
  rows: Row[],
  widths: readonly number[],
  stickyColumnsCount: number,
): Sheet<Blob> {
  const [head = [], ...body] = rows;
  return {
    sheet: sheetName(name),
    data: [
      head.map((value) => ({ value: String(value), fontWeight: 'bold', wrap: true })),
      ...body.map((row) => row.map(cellOf)),
    ],
    columns: head.map((_, index) => ({ width: widths[index] ?? 20 })),
    stickyRowsCount: 1,
    stickyColumnsCount,
    rightToLeft: words.direction === 'rtl',
  };
}

/** Names of sheets are at most 31 characters long, and some characters have a meaning in them. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
}

function cellOf(value: Row[number]): Row[number] {
  return typeof value === 'string' ? { value, type: String } : value;
}
