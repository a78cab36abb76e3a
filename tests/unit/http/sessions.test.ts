import { expect, it } from 'vitest';
import { createSessions, type Session } from '../../../server/http/sessions.ts';

const session = (id: number): Session => ({
  status: 'success',
  data: { id, email: `${id}@x`, role: 'customer' },
  iat: 0,
});

it('remembers the latest sessions, and the latest token of each user', () => {
  const sessions = createSessions({ count: 3, bytes: 1e6 });
  for (const id of [1, 2, 3]) {
    sessions.put(`token ${id}`, session(id));
  }
  sessions.put('token 1', session(1));
  sessions.put('token 4', session(4));
  expect(['token 1', 'token 2', 'token 3', 'token 4'].map((token) => sessions.get(token)?.data.id)).toEqual([
    1,
    undefined,
    3,
    4,
  ]);
  expect([1, 2, 3, 4].map(sessions.tokenOf)).toEqual(['token 1', undefined, 'token 3', 'token 4']);
});

it('keeps a user’s newer token when an older one is forgotten', () => {
  const sessions = createSessions({ count: 2, bytes: 1e6 });
  for (const token of ['first', 'second', 'third']) {
    sessions.put(token, session(7));
  }
  expect([sessions.get('first'), sessions.tokenOf(7)]).toEqual([undefined, 'third']);
});

it('stays within its budget in bytes, except for the latest token', () => {
  const sessions = createSessions({ count: 100, bytes: 50_000 });
  const tokens = Array.from({ length: 20 }, (_, id) => `${id}`.padEnd(5000, 'x'));
  for (const [id, token] of tokens.entries()) {
    sessions.put(token, session(id));
  }
  expect(tokens.filter((token) => sessions.get(token) !== undefined)).toEqual(tokens.slice(-4));
  const huge = 'y'.repeat(100_000);
  sessions.put(huge, session(1));
  expect([sessions.get(huge)?.data.id, sessions.get(tokens.at(-1))]).toEqual([1, undefined]);
});

it('forgets sessions without a user like any other', () => {
  const sessions = createSessions({ count: 3, bytes: 1e6 });
  const payloads: readonly unknown[] = [undefined, null, {}, { id: { a: 1 } }, { id: 'text' }];
  for (const [index, data] of [...payloads, ...payloads].entries()) {
    // As a forged token may have it.
    const forged = { status: 'success', data, iat: 0 } as Session;
    try {
      sessions.put(`forged ${index}`, forged);
    } catch (error) {
      // The contract's quirk.
      expect(String(error)).toMatch(/^TypeError: Cannot read properties of (undefined|null) \(reading 'id'\)$/);
    }
    expect(sessions.get(`forged ${index}`)).toBe(forged);
  }
  sessions.put('honest', session(1));
  expect(sessions.get('honest')?.data.id).toBe(1);
  const kept = payloads.flatMap((_, index) => [index, index + payloads.length]);
  expect(kept.filter((index) => sessions.get(`forged ${index}`) !== undefined)).toHaveLength(2);
});
