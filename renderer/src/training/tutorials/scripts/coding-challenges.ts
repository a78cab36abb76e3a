import { bar } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { after, atRoute } from '../script/steps.ts';

const dialog = ['#code-snippet', 'code-snippet'] as const;
const codeButton = '[id="Score Board.codingChallengeButton"]';

function explain(text: Step['text'], ms: number): Step {
  return { text, anchor: dialog, until: after(ms) };
}

/** ui-learning.md 14.12, with anchors that exist. */
export const codingChallenges: Script = [
  { text: 'TUTORIAL_CODING_CHALLENGES_1', anchor: bar, unskippable: true, until: atRoute('score-board') },
  { text: 'TUTORIAL_CODING_CHALLENGES_2', anchor: ['[id="Score Board.solved"]', 'app-navbar'], until: after(15_000) },
  {
    text: 'TUTORIAL_CODING_CHALLENGES_3',
    anchor: [codeButton],
    unskippable: true,
    until: { kind: 'present', element: 'code-snippet' },
  },
  explain('TUTORIAL_CODING_CHALLENGES_4', 15_000),
  explain('TUTORIAL_CODING_CHALLENGES_5', 10_000),
  explain('TUTORIAL_CODING_CHALLENGES_6', 20_000),
  {
    text: 'TUTORIAL_CODING_CHALLENGES_7',
    anchor: dialog,
    unskippable: true,
    until: { kind: 'click', target: '.lineMarker' },
  },
  {
    text: 'TUTORIAL_CODING_CHALLENGES_8',
    anchor: dialog,
    values: { submit: { label: 'BTN_SUBMIT' } },
    unskippable: true,
    until: { kind: 'click', target: '#findItSubmitButton' },
  },
  explain('TUTORIAL_CODING_CHALLENGES_9', 10_000),
  {
    text: 'TUTORIAL_CODING_CHALLENGES_10',
    anchor: dialog,
    values: { submit: { label: 'BTN_SUBMIT' } },
    unskippable: true,
    until: { kind: 'click', target: '#fixItSubmitButton' },
  },
  {
    text: 'TUTORIAL_CODING_CHALLENGES_11',
    anchor: dialog,
    values: { close: { label: 'BTN_CLOSE' } },
    unskippable: true,
    until: { kind: 'click', target: '#fixItCloseButton' },
  },
];
