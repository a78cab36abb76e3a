import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, atRoute, read } from '../script/steps.ts';

/** ui-learning.md 14.1 */
export const scoreBoard: Script = [
  { text: 'TUTORIAL_SCORE_BOARD_1', anchor: bar, unskippable: true, until: after(10_000) },
  read('TUTORIAL_SCORE_BOARD_2', 12_000),
  read('TUTORIAL_SCORE_BOARD_3', 12_000),
  { text: 'TUTORIAL_SCORE_BOARD_4', anchor: bar, until: { kind: 'developerTools' } },
  {
    text: 'TUTORIAL_SCORE_BOARD_5',
    anchor: bar,
    values: { file: { code: 'main.js' }, path: { code: '#/' } },
    unskippable: true,
    until: atRoute('score-board'),
  },
  { text: 'TUTORIAL_SCORE_BOARD_6', anchor: ['app-score-board'], until: after(60_000) },
];
