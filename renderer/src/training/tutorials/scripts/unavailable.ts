import type { Script } from '../script/script.ts';
import { read } from '../script/steps.ts';

/** For a challenge that has no tutorial (ui-learning.md 14.13). Where the contract links to its guide, there is no network here. */
export const unavailable: Script = [
  read('TUTORIAL_UNAVAILABLE_1', 15_000),
  read('TUTORIAL_UNAVAILABLE_2', 15_000),
  read('TUTORIAL_UNAVAILABLE_3', 10_000),
];
