import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Configuration } from '../../../lib/config.ts';

export type PlaybackSpeed = Configuration['hackingInstructor']['hintPlaybackSpeed'];

/** What a hint's time is multiplied with (ui-learning.md 13.4). */
const factors: Readonly<Record<PlaybackSpeed, number>> = {
  faster: 0.5,
  fast: 0.75,
  normal: 1,
  slow: 1.25,
  slower: 1.5,
};

/** All speeds with the keys of their names, the fastest first. */
export const speeds: readonly { readonly speed: PlaybackSpeed; readonly label: string }[] = [
  { speed: 'faster', label: 'TUTORIAL_SPEED_FASTER' },
  { speed: 'fast', label: 'TUTORIAL_SPEED_FAST' },
  { speed: 'normal', label: 'TUTORIAL_SPEED_NORMAL' },
  { speed: 'slow', label: 'TUTORIAL_SPEED_SLOW' },
  { speed: 'slower', label: 'TUTORIAL_SPEED_SLOWER' },
];

interface HintSettings {
  /** The learner's own choice; without one it is the configuration's. */
  readonly speed: PlaybackSpeed | undefined;
  /** Whether hints stay in the corner, out of the way. */
  readonly inCorner: boolean;
}

/** What a learner prefers, kept in the browser. */
export const useHintSettings = create<HintSettings>()(
  persist((): HintSettings => ({ speed: undefined, inCorner: false }), { name: 'tutorialSettings' }),
);

/** The speed in force and its factor; an unknown one is the normal one. */
export function useSpeed(configured: string): { readonly speed: PlaybackSpeed; readonly factor: number } {
  const chosen = useHintSettings((settings) => settings.speed) ?? configured;
  const speed = speeds.find((one) => one.speed === chosen)?.speed ?? 'normal';
  return { speed, factor: factors[speed] };
}
