import { whenItAnswers } from './look-for-shop.ts';
import { whenThere } from './reach.ts';

/**
 * Loads the whole page again, but not before the shop answers: otherwise the browser would show its own error page, and nothing would lead
 * back from there.
 */
export async function loadPageAgain(): Promise<void> {
  await whenThere();
  await whenItAnswers();
  window.location.reload();
}
