import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, useEffect, useState } from 'react';

/** How long a slide stays (ui-shop.md 5.19). */
const slideMs = 3000;

interface Position {
  readonly current: number;
  /** The slide before, which stays below the new one while that fades in. */
  readonly previous: number | undefined;
}

/**
 * Which of several slides is shown. They go on by themselves, but not while the pointer is on them or the focus in them, and not for
 * readers who want less motion until they ask for it.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide, however it came, has its whole time
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
    /** For the element around the slides. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
