import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, goTo, read, task } from '../script/steps.ts';

/** The script of ui-learning.md 14.1. */
export const scoreBoard: Script = [
  task('TUTORIAL_SCORE_BOARD_1', bar, after(10_000)),
  read('TUTORIAL_SCORE_BOARD_2', 12_000),
  read('TUTORIAL_SCORE_BOARD_3', 12_000),
  { text: 'TUTORIAL_SCORE_BOARD_4', anchor: bar, until: { kind: 'developerTools' } },
  goTo('TUTORIAL_SCORE_BOARD_5', 'score-board', { file: { code: 'main.js' }, path: { code: '#/' } }),
  { text: 'TUTORIAL_SCORE_BOARD_6', anchor: ['app-score-board'], until: after(60_000) },
];
