import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptFigure } from '../../bench/comparison/kept-run.ts';

const root = join(import.meta.dirname, '../../..');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'juice-range-kept-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run bench -- --measured NOW --against THEN', () => {
  test('calls a time worse when its multiple of the yardstick is', () => {
    const boot = { name: 'boot', unit: 's', yardstick: 'a bare Node' } as const;
    const kept = run(timed(boot, [0.5, 0.52, 0.54], [0.05, 0.05, 0.05]));
    // The machine is half as fast.
    const slowMachine = run(timed(boot, [1, 1.04, 1.08], [0.1, 0.1, 0.1]));
    const slowBoot = run(timed(boot, [0.6, 0.62, 0.64], [0.05, 0.05, 0.05]));

    expect(compare(slowMachine, kept)).toMatchObject({ code: 0, verdicts: { boot: 'same' } });
    expect(compare(slowBoot, kept)).toMatchObject({ code: 1, verdicts: { boot: 'WORSE' } });
    expect(compare(slowBoot, kept).output).toMatch(/10\.4 x a bare Node +10\.0 to 10\.8 +12\.4 x a bare Node +WORSE/);
    expect(compare(slowBoot, kept).output).toContain('Worse: boot.');
    expect(compare(kept, slowBoot)).toMatchObject({ code: 0, verdicts: { boot: 'better' } });
  });

  test('is content with whatever is in the spread of the kept rounds, or near their median', () => {
    const kept = run(
      { name: 'wide', group: 'pages', unit: 'times', value: 1.5, rounds: [1.2, 1.5, 2] },
      { name: 'narrow', group: 'pages', unit: 'times', value: 1.5, rounds: [1.49, 1.5, 1.51] },
    );
    const now = (wide: number, narrow: number) =>
      compare(run(plain('wide', 'times', wide), plain('narrow', 'times', narrow)), kept);

    expect(now(1.99, 1.64)).toMatchObject({ code: 0, verdicts: { wide: 'same', narrow: 'same' } });
    expect(now(2.01, 1.66)).toMatchObject({ code: 1, verdicts: { wide: 'WORSE', narrow: 'WORSE' } });
  });

  test('compares counts and sizes as they are, and knows which figures should be high', () => {
    const kept = run(plain('requests', 'requests', 12), plain('share', '%', 50), plain('shift', 'shift', 0));
    const worse = run(plain('requests', 'requests', 13), plain('share', '%', 40), plain('shift', 'shift', 0.01));

    expect(compare(worse, kept)).toMatchObject({
      code: 1,
      verdicts: { requests: 'WORSE', share: 'WORSE', shift: 'WORSE' },
    });
    expect(compare(kept, worse)).toMatchObject({
      code: 0,
      verdicts: { requests: 'better', share: 'better', shift: 'better' },
    });
  });

  test('names what cannot be compared, and what only one of them has', () => {
    const rate = { name: 'logins', unit: 'requests/s' } as const;
    const kept = run(
      plain('frame', 'ms', 20),
      timed({ ...rate, yardstick: 'plain requests' }, [400], [8000]),
      plain('too slow', 'screens', 0),
      plain('gone', 'KiB', 20),
    );
    const now = run(
      plain('frame', 'ms', 40),
      timed({ ...rate, yardstick: 'the limit' }, [100], [8000]),
      plain('too slow', 'screens', 6),
      plain('new', 'KiB', 1),
    );

    expect(compare(now, kept)).toEqual({
      code: 0,
      output: expect.stringContaining('No figure is worse.'),
      verdicts: {
        frame: 'not comparable',
        logins: 'not comparable',
        'too slow': 'not comparable',
        gone: 'not measured now',
        new: 'not measured then',
      },
    });
  });

  test('compares only the groups of --only', () => {
    const kept = run(plain('first product', 'times', 1.4), { ...plain('total', 'MiB', 30), group: 'weight' });
    const now = run({ ...plain('total', 'MiB', 40), group: 'weight' });

    expect(compare(now, kept, '--only', 'pages,weight')).toMatchObject({
      code: 1,
      verdicts: { 'first product': 'not measured now', total: 'WORSE' },
    });
    expect(compare(now, kept, '--only', 'weight').verdicts).toEqual({ total: 'WORSE' });
    expect(compare(now, kept, '--only', 'reads').verdicts).toEqual({});
  });

  test.each([
    ['a file that is missing', null, 'There is no file FILE.'],
    ['no JSON', '{ "at": ', 'FILE is no run of the bench: it is not JSON.'],
    ['no run', '{ "figures": [] }', 'FILE is no run of the bench: at: '],
    [
      'a figure without a value',
      JSON.stringify({ ...run(plain('boot', 's', 1)), figures: [{ group: 'start', name: 'boot', unit: 's' }] }),
      'FILE is no run of the bench: figures.0.value: ',
    ],
  ])('explains %s in one sentence', (_what, text, sentence) => {
    const file = join(folder, `${Math.random()}.json`);
    if (text !== null) {
      writeFileSync(file, text);
    }
    const { code, errors } = bench('--measured', saved(run(plain('boot', 's', 1))), '--against', file);

    expect(code).toBe(2);
    expect(errors).toMatch(/^[^\n]+\.\n$/);
    expect(errors.replaceAll(file, 'FILE')).toContain(sentence);
  });
});

describe('npm run bench -- --measured NOW --keep FILE', () => {
  test('keeps what was measured, and the other groups as they were', () => {
    const file = saved(run(plain('first product', 'times', 1.4), { ...plain('total', 'MiB', 30), group: 'weight' }));
    const now = { ...run({ ...plain('total', 'MiB', 31), group: 'weight' }), cpu: 'of this workplace' };

    expect(bench('--measured', saved(now), '--only', 'weight', '--keep', file)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).not.toContain('workplace');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      at: now.at,
      cores: 2,
      figures: [
        { group: 'weight', name: 'total', unit: 'MiB', value: 31 },
        { group: 'pages', name: 'first product', unit: 'times', value: 1.4 },
      ],
    });
  });
});

test('the kept run of the repository can be compared with', () => {
  const file = join(root, 'tests/bench/kept/two-cores.json');
  const { code, output } = bench('--measured', file, '--against', file);

  expect(code).toBe(0);
  expect(output).toContain('No figure is worse.');
  expect(output).toMatch(/boot, fresh data folder .+ x a bare Node +same\n/);
});

describe('the options of npm run bench', () => {
  test.each([
    [['--agianst', 'a.json'], "Unknown option '--agianst'. Try npm run bench -- --help."],
    [['--only', 'pages,sreens'], 'There is no group sreens. The groups are weight, start, '],
    [['--measured', 'a.json'], '--measured needs --against or --keep. Try npm run bench -- --help.'],
  ])('%j: %s', (words, sentence) => {
    const { code, errors } = bench(...words);

    expect(code).toBe(2);
    expect(errors).toContain(sentence);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});

type Timed = Pick<KeptFigure, 'name' | 'unit'> & { readonly yardstick: string };

function plain(name: string, unit: KeptFigure['unit'], value: number): KeptFigure {
  return { group: 'pages', name, unit, value };
}

function timed({ name, unit, yardstick }: Timed, rounds: number[], beside: number[]): KeptFigure {
  return { ...plain(name, unit, rounds[0] ?? 0), rounds, yardstick: { name: yardstick, rounds: beside } };
}

function run(...figures: readonly KeptFigure[]) {
  return { at: '2026-11-27T12:00:00.000Z', cores: 2, figures };
}

function saved(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** Compares two runs. @returns the exit code, the output, and the verdict on each figure */
function compare(now: object, kept: object, ...options: readonly string[]) {
  const { code, output } = bench('--measured', saved(now), '--against', saved(kept), ...options);
  const rows = output.split('\n').map((line) => line.split(/ {2,}/));
  const from = rows.findIndex(([first]) => first === 'figure') + 1;
  const table = rows.slice(
    from,
    rows.findIndex(([first], index) => index >= from && first === ''),
  );
  return { code, output, verdicts: Object.fromEntries(table.map((cells) => [cells[0], cells.at(-1)])) };
}

function bench(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tests/bench/run.ts'), ...words], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}
