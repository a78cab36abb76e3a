import type { Script } from '../script/script.ts';
import { read } from '../script/steps.ts';

/** For a challenge without a tutorial (ui-learning.md 14.13). The contract links to its guide here, but there is no network. */
export const unavailable: Script = [
  read('TUTORIAL_UNAVAILABLE_1', 15_000),
  read('TUTORIAL_UNAVAILABLE_2', 15_000),
  read('TUTORIAL_UNAVAILABLE_3', 10_000),
];
