import type { Configuration } from '../../../lib/config.ts';
import { changeLearner, useLearner } from '../../../lib/learner.ts';

export type PlaybackSpeed = Configuration['hackingInstructor']['hintPlaybackSpeed'];

/** All speeds, fastest first: the keys of their names and the factors for a hint's time (ui-learning.md 13.4). */
export const speeds = [
  { speed: 'faster', label: 'TUTORIAL_SPEED_FASTER', factor: 0.5 },
  { speed: 'fast', label: 'TUTORIAL_SPEED_FAST', factor: 0.75 },
  { speed: 'normal', label: 'TUTORIAL_SPEED_NORMAL', factor: 1 },
  { speed: 'slow', label: 'TUTORIAL_SPEED_SLOW', factor: 1.25 },
  { speed: 'slower', label: 'TUTORIAL_SPEED_SLOWER', factor: 1.5 },
] as const satisfies readonly { speed: PlaybackSpeed; label: string; factor: number }[];

export interface HintSettings {
  /** The learner's own choice. Without one, the configured speed applies. */
  readonly speed: PlaybackSpeed | undefined;
  /** Whether hints to read end by themselves after a while. By default, the reader goes on. */
  readonly autoAdvance: boolean;
  /** Whether hints stay in the corner. */
  readonly inCorner: boolean;
}

/** The learner's preferences, kept with the progress, and a function that changes some of them. */
export function useHintSettings(): readonly [HintSettings, (change: Partial<HintSettings>) => void] {
  const view = useLearner()?.views.tutorials;
  return [settingsIn(view), (change) => void changeLearner({ views: { tutorials: { ...Object(view), ...change } } })];
}

/** Reads what was kept, which another version may have written. */
function settingsIn(kept: unknown): HintSettings {
  const { speed, autoAdvance, inCorner }: Record<string, unknown> = Object(kept);
  return {
    speed: speeds.find((one) => one.speed === speed)?.speed,
    autoAdvance: autoAdvance === true,
    inCorner: inCorner === true,
  };
}

/** Returns the current speed and its factor. An unknown speed counts as normal. */
export function speedOf(
  { speed: chosen }: HintSettings,
  configured: string,
): { readonly speed: PlaybackSpeed; readonly factor: number } {
  return speeds.find(({ speed }) => speed === (chosen ?? configured)) ?? { speed: 'normal', factor: 1 };
}
