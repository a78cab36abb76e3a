import { whenThere } from './reach.ts';

/** Milliseconds between two questions to a shop that does not answer. */
const pause = 500;

/**
 * Loads the whole page again, but not before the shop answers: otherwise the browser would show its own error page, and nothing would lead
 * back from there.
 */
export async function loadPageAgain(): Promise<void> {
  await whenThere();
  while (!(await answers())) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  window.location.reload();
}

async function answers(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
