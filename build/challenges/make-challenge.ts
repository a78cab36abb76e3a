import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names of the difficulties. Folders of exploits and files of detectors are named after them. */
const stars = ['one-star', 'two-stars', 'three-stars', 'four-stars', 'five-stars', 'six-stars'] as const;

/** Thrown when the challenge cannot be made. The message is one sentence. */
export class ChallengeRefusal extends Error {}

/**
 * Creates what a new challenge starts with: its record, an exploit test that fails, and a detector that never matches.
 * @param root the repository
 * @param key camelCase, ending in `Challenge`
 * @param difficulty 1 to 6
 * @returns the files created and changed, as paths below `root`
 * @throws ChallengeRefusal for an impossible key or difficulty, before anything is written
 */
export function makeChallenge(root: string, key: string, difficulty: number): readonly string[] {
  const folder = stars[difficulty - 1];
  const record = `resources/challenges/${key}/challenge.yml`;
  if (!/^[a-z][a-zA-Z\d]*Challenge$/.test(key)) {
    throw new ChallengeRefusal(`"${key}" is not a key: write it in camelCase, with Challenge at the end.`);
  }
  if (folder === undefined) {
    throw new ChallengeRefusal('A challenge has 1 to 6 stars.');
  }
  const keys = readFileSync(join(root, 'shared/api/challenge-keys.ts'), 'utf8');
  if (existsSync(dirname(join(root, record))) || keys.includes(`'${key}'`)) {
    throw new ChallengeRefusal(`There is already a challenge ${key}.`);
  }
  const exploit = `tests/exploits/${folder}/${key}.test.ts`;
  const detector = `server/training/detectors/${folder}.ts`;
  const table = readFileSync(join(root, detector), 'utf8');
  const end = table.lastIndexOf('} satisfies');
  if (end < 0) {
    throw new ChallengeRefusal(`${detector} has no table that a detector could be added to.`);
  }
  const stub = `  // To do: what shows that it was solved, by one of the functions of detector.ts.\n  ${key}: () => {},\n`;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write(record, recordText(key, difficulty, keys.match(/^ {2}'\w+',$/gm)?.length ?? 0));
  write(exploit, exploitText(key));
  write(detector, table.slice(0, end) + stub + table.slice(end));
  return [record, exploit, detector];
}

/** Returns what is left to do by hand, one step per line. */
export function stepsLeft(key: string): readonly string[] {
  return [
    `shared/api/challenge-keys.ts: add '${key}' at the end. Its place is its id, and continue codes hold ids: never move one.`,
    `resources/challenges/${key}/challenge.yml: write name, category, numbers, description, hints and mitigation.`,
    'resources/challenges/paths.csv: give it a topic, a place in a learning path, and a lesson.',
    'resources/config/country-mapping.yml: give it a country, for the world map of one CTF platform.',
    `the weak code: mark its line with "// weakness: ${key} (what is wrong here)".`,
    'server/training/detectors/: replace the stub with what really shows that it was solved.',
    'tests/exploits/: replace the failing test with an exploit, and add a benign twin that solves nothing.',
    `resources/challenges/${key}/solution.http: write the requests that solve it, or say in tests/exploits/solutions/ why there are none.`,
    'resources/challenges/ids-v20.csv: leave it as it is, since version 20 does not know the challenge.',
    'resources/languages/: translate its texts, since complete languages now lack them.',
  ];
}

function recordText(key: string, difficulty: number, known: number): string {
  return `id: ${known + 1}
name: ${key}
category: Miscellaneous
difficulty: ${difficulty}
hintUrl: https://owasp.org/www-project-top-ten/
numbers:
  cwe: [693]
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
