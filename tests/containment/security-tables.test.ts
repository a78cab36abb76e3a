import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardAttacks } from '../class-board/attacks/attacks.ts';
import { attemptClasses } from './attempts/attempt.ts';
import { attempts } from './attempts/attempts.ts';
import { stalls } from './stalls/stalls.ts';
import { strangersAttempts } from './strangers/strangers.ts';
import { securityTables } from './support/security-tables.ts';

test('SECURITY.md lists every attempt (write it with: npm run security-tables)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../SECURITY.md'), 'utf8')).toContain(securityTables());
});

test('every class is tried, and no attempt is made twice', () => {
  expect(attempts.length).toBeGreaterThanOrEqual(60);
  expect([...new Set(attempts.map((attempt) => attempt.class))].toSorted()).toEqual(attemptClasses.toSorted());
  const names = attempts.map((attempt) => [attempt.class, attempt.hole, attempt.title].join());
  expect(new Set(names).size).toBe(names.length);
});

test('no stall is tried twice, and nothing twice by strangers or in a class', () => {
  const names = [
    ...stalls.map(({ cause, through, title }) => [cause, through, title].join()),
    ...strangersAttempts.map(({ by, aim, title }) => [by, aim, title].join()),
    ...boardAttacks.map(({ by, aim, title }) => [by, aim, title].join()),
  ];
  expect(new Set(names).size).toBe(names.length);
});
