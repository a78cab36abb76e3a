import { noteGone, noteThere, useReach } from './reach.ts';

/** Milliseconds between two questions to a shop that does not answer. */
const pause = 500;

/** Resolves as soon as the shop answers. */
export async function whenItAnswers(onSilence: () => void = () => {}): Promise<void> {
  while (!(await answers())) {
    onSilence();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

let looking = false;

/**
 * Asks the shop itself whether it is there, after something has failed that may have another cause. A page whose connection was not made
 * yet learns in no other way that the shop has gone: only a connection that was made can break.
 */
export async function lookForShop(): Promise<void> {
  if (looking || useReach.getState().gone) {
    return;
  }
  looking = true;
  await whenItAnswers(noteGone);
  looking = false;
  noteThere();
}

async function answers(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
