import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, useEffect, useState } from 'react';

/** Milliseconds for which a slide is shown (ui-shop.md 5.19). */
const slideMs = 3000;

interface Position {
  readonly current: number;
  /** The previous slide, which stays below the new one while that fades in. */
  readonly previous: number | undefined;
}

/**
 * Chooses which of several slides is shown. The slides advance on their own, but not while they hold the pointer or the focus, and not for
 * visitors who prefer less motion until they ask for it.
 */
export function useSlides(count: number) {
  const still = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [{ current, previous }, setPosition] = useState<Position>({ current: 0, previous: undefined });
  const [wanted, setPlaying] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = wanted ?? !still;
  const shown = Math.min(current, count - 1);
  const move = (steps: number) =>
    setPosition((known) => ({ current: (known.current + steps + count) % count, previous: known.current }));

  const running = playing && !pointed && !focused && count > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide gets its full time, however it was reached
  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = setTimeout(() => move(1), slideMs);
    return () => clearTimeout(timer);
  }, [running, current, count]);

  return {
    current: shown,
    previous,
    playing,
    setPlaying,
    next: () => move(1),
    back: () => move(-1),
    /** Listeners for the element around the slides. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
