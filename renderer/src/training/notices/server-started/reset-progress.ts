import { post } from '../../../lib/api.ts';
import { removeCookie } from '../../../lib/cookies.ts';
import { dropSession } from '../../../lib/session.ts';
import { forgetContinueCodes } from '../continue-codes.ts';

/** What an older score board left in the local storage; only ever removed (ui-learning.md 1.4). */
const leftovers = [
  'displayedDifficulties',
  'showSolvedChallenges',
  'showDisabledChallenges',
  'showOnlyTutorialChallenges',
  'displayedChallengeCategories',
];

/**
 * Forgets what was solved, on the server and in this browser, and logs out (ui-learning.md 5, rulings 5).
 * @throws ApiError when the server refuses; then nothing was forgotten here either
 */
export async function resetProgress(): Promise<void> {
  await post('rest/range/reset-progress', { confirm: true }, { headers: { 'X-Range': '1' } });
  forgetContinueCodes();
  removeCookie('token');
  dropSession();
  sessionStorage.removeItem('itemTotal');
  for (const key of leftovers) {
    localStorage.removeItem(key);
  }
}
