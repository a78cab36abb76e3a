import { parseArgs } from 'node:util';

/** The groups of figures, in the order in which they are measured. */
export const groupNames = [
  'weight',
  'start',
  'memory',
  'pages',
  'screens',
  'reads',
  'orders',
  'workbench',
  'writes',
  'sockets',
  'recording',
  'class-board',
] as const;

export type GroupName = (typeof groupNames)[number];

/** The options of `npm run bench`. */
export interface BenchArguments {
  readonly help: boolean;
  readonly groups: readonly GroupName[];
  /** The file of a kept run to compare with. */
  readonly against: string | null;
  /** The file in which the figures are kept. */
  readonly keep: string | null;
  /** The file of a finished run, instead of measuring. */
  readonly measured: string | null;
}

export const benchHelp = `Measures the built range on this machine, prints a table and writes test-results/bench.json.
Exits with 1 when a target is missed.

Usage: npm run bench -- [options]

Options:
  --only GROUPS    only these groups of figures, such as pages,screens
                   (${groupNames.join(', ')})
  --against FILE   compare with a kept run, such as tests/bench/kept/two-cores.json; exits with 1 when a figure is worse
  --keep FILE      keep the figures in this file; groups that were not measured stay there as they are
  --measured FILE  measure nothing, and take the figures of a finished run, such as test-results/bench.json
  --help           show this text
`;

/** Parses the command line. @throws Error whose message is one sentence, for invalid options */
export function readBenchArguments(words: readonly string[]): BenchArguments {
  const { help, only, against, keep, measured } = parse(words);
  if (measured !== undefined && against === undefined && keep === undefined) {
    throw new Error('--measured needs --against or --keep. Try npm run bench -- --help.');
  }
  return {
    help: help ?? false,
    groups: only === undefined ? groupNames : inOrder(only.split(',').map(readGroup)),
    against: against ?? null,
    keep: keep ?? null,
    measured: measured ?? null,
  };
}

/** Returns the groups in the order in which they are measured. */
function inOrder(wanted: readonly GroupName[]): readonly GroupName[] {
  return groupNames.filter((name) => wanted.includes(name));
}

function readGroup(name: string): GroupName {
  const group = groupNames.find((each) => each === name);
  if (group === undefined) {
    throw new Error(`There is no group ${name}. The groups are ${groupNames.join(', ')}.`);
  }
  return group;
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { only: text, against: text, keep: text, measured: text, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}. Try npm run bench -- --help.`);
  }
}
