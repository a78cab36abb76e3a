import { learnerCookie, longestLearner } from '../../../../shared/backup/cookies.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';

/** Returns the name that this browser's learner entered; undefined without one. */
export function learnerName(): string | undefined {
  return readCookie(learnerCookie)?.slice(0, longestLearner) || undefined;
}

/** Keeps the name for a year. An empty one deletes it. */
export function keepLearnerName(name: string): void {
  const trimmed = name.trim();
  if (trimmed === '') {
    removeCookie(learnerCookie);
  } else {
    writeCookie(learnerCookie, trimmed, 'one year');
  }
}
