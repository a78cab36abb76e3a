import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';

/** Longest name that is kept, in characters; a backup takes more (rulings 41). */
export const longestName = 60;

/** A cookie, since the app around the page reads those when it saves a backup from its menu. */
const cookie = 'learner';

/** The name that this browser's learner gave; undefined without one. */
export function learnerName(): string | undefined {
  return readCookie(cookie)?.slice(0, longestName) || undefined;
}

/** Keeps the name for a year; an empty one forgets it. */
export function keepLearnerName(name: string): void {
  const trimmed = name.trim();
  if (trimmed === '') {
    removeCookie(cookie);
  } else {
    writeCookie(cookie, trimmed, 'one year');
  }
}
