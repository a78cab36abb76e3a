import type { Condition } from '../conditions/condition.ts';
import type { Script, Step } from '../script/script.ts';
import { after, goTo, task } from '../script/steps.ts';

const codeButton = '[id="Score Board.codingChallengeButton"]';

/** The dialog, or the button that opens it while it is closed. */
const dialog = ['#code-snippet', codeButton] as const;

function explain(text: Step['text'], ms: number): Step {
  return { text, anchor: dialog, until: after(ms) };
}

/** Returns the condition that one of the dialog's two parts is solved. */
function solved(part: 'find-it' | 'fix-it'): Condition {
  return { kind: 'present', element: `#coding-tab-${part}[data-state=solved]` };
}

/** Returns a step in which the learner submits the answer. */
function submit(text: Step['text'], part: 'find-it' | 'fix-it', button: string): Step {
  return { ...task(text, dialog, solved(part), { submit: { label: 'BTN_SUBMIT' } }), points: [button] };
}

const lineChosen: Condition = {
  kind: 'present',
  element: '.lineMarker[aria-checked=true]',
  containing: "'score-board'",
};

const dialogClosed: Condition = {
  kind: 'any',
  of: [
    { kind: 'click', target: '#fixItCloseButton' },
    { kind: 'click', target: '#findItCloseButton' },
    { kind: 'click', target: '.close-cross' },
  ],
};

/** ui-learning.md 14.12, with anchors that exist and without relying on a line's number. */
export const codingChallenges: Script = [
  goTo('TUTORIAL_CODING_CHALLENGES_1', 'score-board'),
  { text: 'TUTORIAL_CODING_CHALLENGES_2', anchor: ['[id="Score Board.solved"]', 'app-navbar'], until: after(15_000) },
  task('TUTORIAL_CODING_CHALLENGES_3', [codeButton], { kind: 'present', element: '#code-snippet' }),
  explain('TUTORIAL_CODING_CHALLENGES_4', 15_000),
  explain('TUTORIAL_CODING_CHALLENGES_5', 10_000),
  explain('TUTORIAL_CODING_CHALLENGES_6', 20_000),
  task('TUTORIAL_CODING_CHALLENGES_7', dialog, { kind: 'any', of: [lineChosen, solved('find-it')] }),
  submit('TUTORIAL_CODING_CHALLENGES_8', 'find-it', '#findItSubmitButton'),
  explain('TUTORIAL_CODING_CHALLENGES_9', 10_000),
  submit('TUTORIAL_CODING_CHALLENGES_10', 'fix-it', '#fixItSubmitButton'),
  task('TUTORIAL_CODING_CHALLENGES_11', dialog, dialogClosed, { close: { label: 'BTN_CLOSE' } }),
];
