import { post } from '../../lib/api.ts';
import { removeCookie } from '../../lib/cookies.ts';
import { dropSession } from '../../lib/session.ts';
import { forgetContinueCodes } from '../backup/continue-codes.ts';

/** What can be reset: the learner's progress, or the shop that they have changed. */
export type ResetKind = 'progress' | 'shop';

/** Keys that an older score board left in the local storage. They are only ever removed (ui-learning.md 1.4). */
const leftovers = [
  'displayedDifficulties',
  'showSolvedChallenges',
  'showDisabledChallenges',
  'showOnlyTutorialChallenges',
  'displayedChallengeCategories',
];

/**
 * Resets the server and then this browser. The user is logged out either way, because a new shop doesn't know the users of the old one
 * (ui-learning.md 5, decision 5).
 * @throws ApiError when the server refuses; then this browser hasn't forgotten anything either
 */
export async function reset(kind: ResetKind): Promise<void> {
  await post(`rest/range/reset-${kind}`, { confirm: true }, { headers: { 'X-Range': '1' } });
  removeCookie('token');
  dropSession();
  sessionStorage.removeItem('itemTotal');
  if (kind === 'progress') {
    forgetContinueCodes();
    for (const key of leftovers) {
      localStorage.removeItem(key);
    }
  }
}
