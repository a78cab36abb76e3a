import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { atRoute, read } from '../script/steps.ts';

/** ui-learning.md 14.10 */
export const forgedFeedback: Script = [
  {
    text: 'TUTORIAL_FORGED_FEEDBACK_1',
    anchor: bar,
    values: { feedback: { label: 'SECTION_CUSTOMER_FEEDBACK' } },
    unskippable: true,
    until: atRoute('contact'),
  },
  read('TUTORIAL_FORGED_FEEDBACK_2', 10_000),
  read('TUTORIAL_FORGED_FEEDBACK_3', 10_000),
  read('TUTORIAL_FORGED_FEEDBACK_4', 10_000),
  { text: 'TUTORIAL_FORGED_FEEDBACK_5', anchor: bar, until: { kind: 'developerTools' } },
  read('TUTORIAL_FORGED_FEEDBACK_6', 8000),
  {
    text: 'TUTORIAL_FORGED_FEEDBACK_7',
    anchor: bar,
    values: { attribute: { code: 'hidden' } },
    unskippable: true,
    until: { kind: 'changed', value: { field: '#userId' } },
  },
  {
    text: 'TUTORIAL_FORGED_FEEDBACK_8',
    anchor: bar,
    values: { submit: { label: 'BTN_SUBMIT' } },
    unskippable: true,
    until: { kind: 'click', target: '#submitButton', orEnterIn: '#feedback-form' },
  },
  read('TUTORIAL_FORGED_FEEDBACK_9', 15_000),
];
