import { learnerCookie, longestLearner } from '../../../../shared/backup/cookies.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';

/** The name that this browser's learner gave; undefined without one. */
export function learnerName(): string | undefined {
  return readCookie(learnerCookie)?.slice(0, longestLearner) || undefined;
}

/** Keeps the name for a year; an empty one forgets it. */
export function keepLearnerName(name: string): void {
  const trimmed = name.trim();
  if (trimmed === '') {
    removeCookie(learnerCookie);
  } else {
    writeCookie(learnerCookie, trimmed, 'one year');
  }
}
