import { useEffect } from 'react';
import type { Place } from '../../../../../shared/score-board/view.ts';
import { changeView, sendView, useBoardView } from './use-board-view.ts';

/** Milliseconds after the last movement before the place is noted. */
const pause = 200;

/** Pixels from the top within which the learner is at the beginning, whatever card is in the window. */
const beginning = 120;

/** The frames during which the place is corrected, about a quarter of a second. */
const framesToSettle = 15;

/**
 * Scrolls to where the learner was, and notes where the learner scrolls.
 * @param isElsewhere the address names a challenge, which comes first
 */
export function usePlace(isElsewhere: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit
  useEffect(() => {
    const { place } = useBoardView.getState();
    const stopRestoring = place === null || isElsewhere ? undefined : restore(place);
    let noting: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(noting);
      noting = setTimeout(note, pause);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', sendView);
    return () => {
      stopRestoring?.();
      clearTimeout(noting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', sendView);
      sendView();
    };
  }, []);
}

/**
 * Scrolls so that a card is where it was. Cards above it get their height only once they come near the window, so this takes several frames;
 * it ends early when the learner does something.
 * @returns a function that ends it
 */
function restore({ key, top }: Place): () => void {
  let left = framesToSettle;
  // The frame scrolls up for each new path; it does so after the screen's own effects.
  let frame = requestAnimationFrame(function correct() {
    const card = cardOf(key);
    if (card !== null) {
      window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
      left -= 1;
      frame = left > 0 ? requestAnimationFrame(correct) : 0;
    }
  });
  const learner = new AbortController();
  const end = () => {
    cancelAnimationFrame(frame);
    learner.abort();
  };
  for (const event of ['wheel', 'keydown', 'pointerdown', 'touchstart']) {
    window.addEventListener(event, end, { passive: true, signal: learner.signal });
  }
  return end;
}

/** Notes the first card whose beginning is in the window. */
function note(): void {
  if (window.scrollY < beginning) {
    if (useBoardView.getState().place !== null) {
      changeView({ place: null });
    }
    return;
  }
  for (const card of document.querySelectorAll('challenge-card')) {
    const { top, height } = card.getBoundingClientRect();
    if (height > 0 && top >= 0) {
      const key = card.getAttribute('data-key');
      if (key !== null && top < window.innerHeight) {
        changeView({ place: { key, top: Math.round(top) } });
      }
      return;
    }
  }
}

/** Finds the card of a challenge in the document. */
export function cardOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`challenge-card[data-key="${CSS.escape(key)}"]`);
}
