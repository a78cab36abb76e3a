import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildHelp } from '../../../build/help/build-help.ts';
import { words } from '../../../main/words.ts';
import { helpText } from '../../../server/supervisor/command-line/help.ts';
import { lessonNames } from '../../../shared/api/lesson-names.ts';
import { readBuiltChallenges } from '../../../shared/content/built-challenges.ts';
import { readProfile } from '../../../shared/workshop/read-profile.ts';

const resources = join(import.meta.dirname, '../../../resources');
const folder = join(resources, 'help');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const sources = pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const text = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8');

const catalogue = readBuiltChallenges(join(resources, '../dist/server'));
const stars = new Map(catalogue.map(({ name, difficulty }) => [name, difficulty]));

describe('the help', () => {
  it('is rendered with every file in its folder, and its links lead somewhere', () => {
    expect(
      buildHelp(resources)
        .map(({ name }) => `${name}.md`)
        .toSorted(),
    ).toEqual(pages);
  });

  it.each(sources)('%s names challenges of the catalogue, with their stars', (_name, source) => {
    const named = [...source.matchAll(/\*\*([^*]+)\*\*\s+(★+)/g)];

    expect(named.map(([, name = '', given = '']) => `${name} ${given.length}`)).toEqual(
      named.map(([, name = '']) => `${name} ${stars.get(name)}`),
    );
  });

  it.each(sources)('%s names options that the range has', (_name, source) => {
    const rows = [
      ...source.matchAll(/^\| `(--[a-z-]+)/gm),
      ...source.matchAll(/(?:juice-range|serve) (?:-- )?(--[a-z-]+)/g),
    ];

    expect(rows.map(([, option]) => option).filter((option) => !helpText.includes(`  ${option} `))).toEqual([]);
  });

  it.each(sources)('%s names entries of the menu as the menu does', (_name, source) => {
    const entries = new Set(
      Object.values({ ...words.menu, ...words.help })
        .map((label) => (typeof label === 'string' ? label : label('').trim()))
        .map((label) => label.replace('…', '')),
    );
    const named = [
      ...source.replace(/\s+/g, ' ').matchAll(/\*(?:File|View|History|Shop|Traffic|Help)\*,\s+\*\*([^*]+)\*\*/g),
    ];

    expect(named.map(([, entry]) => entry).filter((entry) => !entries.has(entry ?? ''))).toEqual([]);
  });
});

it('shows workshop profiles that can be read as written', () => {
  const profiles = sources.flatMap(([, source]) =>
    [...source.matchAll(/```yaml\n(.*?)```/gs)].map(([, profile = '']) => profile),
  );
  const outcomes = profiles.map((profile) =>
    readProfile(profile, 'workshop.yml', {
      challenges: catalogue,
      readLogo: () => ({ kind: 'read', url: 'data:image/png;base64,AA==' }),
    }),
  );

  expect(outcomes.length).toBeGreaterThan(1);
  expect(outcomes.flatMap((outcome) => (outcome.kind === 'bad' ? outcome.faults : []))).toEqual([]);
});

it('names the buttons of the start page as the start page does', () => {
  const [, section = ''] = text('trouble').split('### The window says that the shop did not start\n');
  const [table = ''] = section.split('\n### ');
  const buttons = new Set<string | undefined>(Object.values(words.start.actions));
  const named = [...table.matchAll(/\*\*([^*]+)\*\*/g)].map(([, button]) => button);

  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((button) => !buttons.has(button))).toEqual([]);
});

/** Returns how many requests or steps the solution of a challenge has, without what is only to be seen. */
function stepsOf(key: string): number {
  const [request, step] = ['solution.http', 'solution.md'].map((file) => join(resources, 'challenges', key, file));
  return request !== undefined && existsSync(request)
    ? (readFileSync(request, 'utf8').match(/^### /gm)?.length ?? 0)
    : (readFileSync(step ?? '', 'utf8').match(/^\d+\. (?!See )/gm)?.length ?? 0);
}

describe('the plans', () => {
  /** Returns the minutes in the first column of the table below a heading. */
  const minutesBelow = (heading: string): readonly number[] => {
    const [, section = ''] = text('plans').split(`${heading}\n`);
    const [table = ''] = section.split(/\n#+ /);
    return [...table.matchAll(/^\| (\d+) \|/gm)].map(([, minutes]) => Number(minutes));
  };
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  it('take two hours', () => {
    expect(sum(minutesBelow('## Two hours'))).toBe(120);
    expect(sum(minutesBelow('## Two hours').slice(0, 5))).toBe(60);
  });

  it.each(['## One day', '### The first day: getting in', '### The second day: going deep'])(
    '%s: six hours, without lunch',
    (heading) => {
      expect(sum(minutesBelow(heading)) - 60).toBe(360);
    },
  );

  it('leave at least two minutes for each step of the solutions in a row', () => {
    const rows = [...text('plans').matchAll(/^\| (\d+) \| .* \| (\*\*.*) \|$/gm)];
    const tight = rows.filter(([, minutes, challenges = '']) => {
      const named = [...challenges.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name);
      const steps = sum(
        named.map((name) => stepsOf(catalogue.find((challenge) => challenge.name === name)?.key ?? '')),
      );
      return Number(minutes) < 2 * steps;
    });

    expect(rows.length).toBeGreaterThan(15);
    expect(tight.map(([row]) => row)).toEqual([]);
  });

  it('name lessons of the handbook', () => {
    const named = [...text('plans').matchAll(/localhost:3000\/handbook\/([a-z-]+)\/\)/g)].map(([, lesson]) => lesson);

    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((lesson) => !lessonNames.some((known) => known === lesson))).toEqual([]);
  });
});
