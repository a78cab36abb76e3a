import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names of the difficulties, as folders of exploits and files of detectors are called after them. */
const stars = ['one-star', 'two-stars', 'three-stars', 'four-stars', 'five-stars', 'six-stars'] as const;

/** The challenge cannot be made; the message is one sentence. */
export class ChallengeRefusal extends Error {}

/**
 * Makes what a new challenge begins with: its record, an exploit test that fails, and a detector that never strikes.
 * @param root the repository
 * @param key camelCase, ending in `Challenge`
 * @param difficulty 1 to 6
 * @returns the files made and changed, as paths below `root`
 * @throws ChallengeRefusal for a key or difficulty that cannot be, before anything is written
 */
export function makeChallenge(root: string, key: string, difficulty: number): readonly string[] {
  const folder = stars[difficulty - 1];
  const record = `resources/challenges/${key}/challenge.yml`;
  if (!/^[a-z][a-zA-Z\d]*Challenge$/.test(key)) {
    throw new ChallengeRefusal(`"${key}" is no key: write it in camelCase, with Challenge at the end.`);
  }
  if (folder === undefined) {
    throw new ChallengeRefusal('A challenge has 1 to 6 stars.');
  }
  const keys = readFileSync(join(root, 'shared/api/challenge-keys.ts'), 'utf8');
  if (existsSync(dirname(join(root, record))) || keys.includes(`'${key}'`)) {
    throw new ChallengeRefusal(`There is a challenge ${key} already.`);
  }
  const exploit = `tests/exploits/${folder}/${key}.test.ts`;
  const detector = `server/training/detectors/${folder}.ts`;
  const table = readFileSync(join(root, detector), 'utf8');
  const end = table.lastIndexOf('} satisfies');
  if (end < 0) {
    throw new ChallengeRefusal(`${detector} has no table to add a detector to.`);
  }
  const stub = `  // To do: what tells that it was solved.\n  ${key}: { on: 'url', solves: () => false },\n`;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write(record, recordText(key, difficulty, keys.match(/^ {2}'\w+',$/gm)?.length ?? 0));
  write(exploit, exploitText(key));
  write(detector, table.slice(0, end) + stub + table.slice(end));
  return [record, exploit, detector];
}

/** What is left to do by hand, a step a line. */
export function stepsLeft(key: string): readonly string[] {
  return [
    `shared/api/challenge-keys.ts: add '${key}' at the end. Its place is its id, and continue codes hold ids: never move one.`,
    `resources/challenges/${key}/challenge.yml: write name, category, description, hints and mitigation.`,
    'resources/config/country-mapping.yml: give it a country, for the world map of one CTF platform.',
    `the weak code: mark its line with "// weakness: ${key} (what is wrong here)".`,
    'server/training/detectors/: replace the stub by what really tells that it was solved.',
    'tests/exploits/: replace the failing test by an exploit, and a benign twin that solves nothing.',
    'resources/challenges/ids-v20.csv: nothing, since version 20 does not know it.',
    'resources/languages/: the languages that are complete miss its texts until they are translated.',
  ];
}

function recordText(key: string, difficulty: number, known: number): string {
  return `id: ${known + 1}
name: ${key}
category: Miscellaneous
difficulty: ${difficulty}
hintUrl: https://owasp.org/www-project-top-ten/
description: To do, what the learner is to reach.
hints:
  - To do, where to look.
  - To do, what to try.
mitigation: >-
  To do, what a developer would do instead.
`;
}

function exploitText(key: string): string {
  return `import { expect, it } from 'vitest';
import { attackedShop } from '../support.ts';

const target = attackedShop();

it('is solved by the exploit', async () => {
  await target.solves('${key}', async () => {
    expect.fail('To do: the exploit.');
  });
});

it('is not solved by what comes close', async () => {
  await target.solvesNothing(async () => {
    expect.fail('To do: the benign twin.');
  });
});
`;
}
