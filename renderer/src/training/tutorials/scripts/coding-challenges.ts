import type { Condition } from '../conditions/condition.ts';
import { bar } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { after, atRoute } from '../script/steps.ts';

const codeButton = '[id="Score Board.codingChallengeButton"]';

/** The dialog, or while it is closed the button that opens it. */
const dialog = ['#code-snippet', codeButton] as const;

function explain(text: Step['text'], ms: number): Step {
  return { text, anchor: dialog, until: after(ms) };
}

/** One of the dialog's two parts is done. */
function solved(part: 'find-it' | 'fix-it'): Condition {
  return { kind: 'present', element: `#coding-tab-${part}[data-state=solved]` };
}

/** ui-learning.md 14.12, with anchors that exist, and without counting on a line's number. */
export const codingChallenges: Script = [
  { text: 'TUTORIAL_CODING_CHALLENGES_1', anchor: bar, unskippable: true, until: atRoute('score-board') },
  { text: 'TUTORIAL_CODING_CHALLENGES_2', anchor: ['[id="Score Board.solved"]', 'app-navbar'], until: after(15_000) },
  {
    text: 'TUTORIAL_CODING_CHALLENGES_3',
    anchor: [codeButton],
    unskippable: true,
    until: { kind: 'present', element: '#code-snippet' },
  },
  explain('TUTORIAL_CODING_CHALLENGES_4', 15_000),
  explain('TUTORIAL_CODING_CHALLENGES_5', 10_000),
  explain('TUTORIAL_CODING_CHALLENGES_6', 20_000),
  {
    text: 'TUTORIAL_CODING_CHALLENGES_7',
    anchor: dialog,
    unskippable: true,
    until: {
      kind: 'any',
      of: [
        { kind: 'present', element: '.lineMarker[aria-checked=true]', containing: "'score-board'" },
        solved('find-it'),
      ],
    },
  },
  {
    text: 'TUTORIAL_CODING_CHALLENGES_8',
    anchor: dialog,
    points: ['#findItSubmitButton'],
    values: { submit: { label: 'BTN_SUBMIT' } },
    unskippable: true,
    until: solved('find-it'),
  },
  explain('TUTORIAL_CODING_CHALLENGES_9', 10_000),
  {
    text: 'TUTORIAL_CODING_CHALLENGES_10',
    anchor: dialog,
    points: ['#fixItSubmitButton'],
    values: { submit: { label: 'BTN_SUBMIT' } },
    unskippable: true,
    until: solved('fix-it'),
  },
  {
    text: 'TUTORIAL_CODING_CHALLENGES_11',
    anchor: dialog,
    values: { close: { label: 'BTN_CLOSE' } },
    unskippable: true,
    until: {
      kind: 'any',
      of: [
        { kind: 'click', target: '#fixItCloseButton' },
        { kind: 'click', target: '#findItCloseButton' },
      ],
    },
  },
];
