import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeChallenge, stepsLeft } from '../../../build/challenges/make-challenge.ts';
import { challengeSchema } from '../../../build/content/schema.ts';
import { challengeCount } from '../../support/challenge-counts.ts';

const root = join(import.meta.dirname, '../../..');
let fork: string;

beforeEach(() => {
  fork = mkdtempSync(join(tmpdir(), 'fork-'));
  for (const path of ['shared/api/challenge-keys.ts', 'server/training/detectors']) {
    cpSync(join(root, path), join(fork, path), { recursive: true });
  }
});

afterEach(() => rmSync(fork, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(fork, file), 'utf8');

test('a new challenge has a record that the schema accepts, with the next id', () => {
  const [record = ''] = makeChallenge(fork, 'openDoorChallenge', 2);
  expect(challengeSchema.parse(parse(read(record)))).toMatchObject({ id: challengeCount + 1, difficulty: 2 });
});

test('a new challenge has an exploit that fails, and a detector that never fires', () => {
  const [, exploit = '', detector = ''] = makeChallenge(fork, 'openDoorChallenge', 6);
  expect(exploit).toBe('tests/exploits/six-stars/openDoorChallenge.test.ts');
  expect(read(exploit)).toContain("expect.fail('To do: the exploit.')");
  expect(read(detector)).toContain('openDoorChallenge: () => {},\n} satisfies');
});

test.each([
  ['scoreBoardChallenge', 1, 'already'],
  ['openDoor', 1, 'is not a key'],
  ['OpenDoorChallenge', 1, 'is not a key'],
  ['../openDoorChallenge', 1, 'is not a key'],
  ['openDoorChallenge', 7, '1 to 6 stars'],
])('%s with %i stars is refused, and nothing is written', (key, difficulty, reason) => {
  expect(() => makeChallenge(fork, key, difficulty)).toThrow(reason);
  expect(existsSync(join(fork, 'resources'))).toBe(false);
});

test('the same challenge cannot be made twice', () => {
  makeChallenge(fork, 'openDoorChallenge', 1);
  expect(() => makeChallenge(fork, 'openDoorChallenge', 1)).toThrow('already');
});

test('every file that is left to fill in exists', () => {
  const named = stepsLeft('openDoorChallenge').flatMap((step) => step.match(/^[\w/.-]+(?=: )/)?.[0] ?? []);
  expect(named.filter((file) => !file.includes('openDoor') && !existsSync(join(root, file)))).toEqual([]);
});
