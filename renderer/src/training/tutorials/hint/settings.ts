import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Configuration } from '../../../lib/config.ts';

export type PlaybackSpeed = Configuration['hackingInstructor']['hintPlaybackSpeed'];

/** All speeds, the fastest first: the keys of their names, and what a hint's time is multiplied with (ui-learning.md 13.4). */
export const speeds = [
  { speed: 'faster', label: 'TUTORIAL_SPEED_FASTER', factor: 0.5 },
  { speed: 'fast', label: 'TUTORIAL_SPEED_FAST', factor: 0.75 },
  { speed: 'normal', label: 'TUTORIAL_SPEED_NORMAL', factor: 1 },
  { speed: 'slow', label: 'TUTORIAL_SPEED_SLOW', factor: 1.25 },
  { speed: 'slower', label: 'TUTORIAL_SPEED_SLOWER', factor: 1.5 },
] as const satisfies readonly { speed: PlaybackSpeed; label: string; factor: number }[];

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
  return speeds.find(({ speed }) => speed === chosen) ?? { speed: 'normal', factor: 1 };
}
