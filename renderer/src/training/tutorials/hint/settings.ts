import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Configuration } from '../../../lib/config.ts';

export type PlaybackSpeed = Configuration['hackingInstructor']['hintPlaybackSpeed'];

/** All speeds, fastest first: the keys of their names and the factors for a hint's time (ui-learning.md 13.4). */
export const speeds = [
  { speed: 'faster', label: 'TUTORIAL_SPEED_FASTER', factor: 0.5 },
  { speed: 'fast', label: 'TUTORIAL_SPEED_FAST', factor: 0.75 },
  { speed: 'normal', label: 'TUTORIAL_SPEED_NORMAL', factor: 1 },
  { speed: 'slow', label: 'TUTORIAL_SPEED_SLOW', factor: 1.25 },
  { speed: 'slower', label: 'TUTORIAL_SPEED_SLOWER', factor: 1.5 },
] as const satisfies readonly { speed: PlaybackSpeed; label: string; factor: number }[];

interface HintSettings {
  /** The learner's own choice. Without one, the configured speed applies. */
  readonly speed: PlaybackSpeed | undefined;
  /** Whether hints to read end by themselves after a while. By default, the reader goes on. */
  readonly autoAdvance: boolean;
  /** Whether hints stay in the corner. */
  readonly inCorner: boolean;
}

/** The learner's preferences, kept in the browser. */
export const useHintSettings = create<HintSettings>()(
  persist((): HintSettings => ({ speed: undefined, autoAdvance: false, inCorner: false }), {
    name: 'tutorialSettings',
  }),
);

/** Returns the current speed and its factor. An unknown speed counts as normal. */
export function useSpeed(configured: string): { readonly speed: PlaybackSpeed; readonly factor: number } {
  const chosen = useHintSettings((settings) => settings.speed) ?? configured;
  return speeds.find(({ speed }) => speed === chosen) ?? { speed: 'normal', factor: 1 };
}
