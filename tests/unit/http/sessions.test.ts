import { expect, it } from 'vitest';
import { createSessions, type Session } from '../../../server/http/sessions.ts';

const session = (id: number): Session => ({
  status: 'success',
  data: { id, email: `${id}@x`, role: 'customer' },
  iat: 0,
});

it('remembers the latest sessions, and of each user the latest token', () => {
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

it('keeps the token of a user who has a newer one than the one that is forgotten', () => {
  const sessions = createSessions({ count: 2, bytes: 1e6 });
  for (const token of ['first', 'second', 'third']) {
    sessions.put(token, session(7));
  }
  expect([sessions.get('first'), sessions.tokenOf(7)]).toEqual([undefined, 'third']);
});
