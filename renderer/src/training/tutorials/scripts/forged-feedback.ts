import type { Condition } from '../conditions/condition.ts';
import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { goTo, read, task } from '../script/steps.ts';

const userChanged: Condition = { kind: 'changed', value: { field: '#userId' } };
const feedbackSent: Condition = { kind: 'click', target: '#submitButton', orEnterIn: '#feedback-form' };

/** The script of ui-learning.md 14.10. */
export const forgedFeedback: Script = [
  goTo('TUTORIAL_FORGED_FEEDBACK_1', 'contact', { feedback: { label: 'SECTION_CUSTOMER_FEEDBACK' } }),
  read('TUTORIAL_FORGED_FEEDBACK_2', 10_000),
  read('TUTORIAL_FORGED_FEEDBACK_3', 10_000),
  read('TUTORIAL_FORGED_FEEDBACK_4', 10_000),
  { text: 'TUTORIAL_FORGED_FEEDBACK_5', anchor: bar, until: { kind: 'developerTools' } },
  read('TUTORIAL_FORGED_FEEDBACK_6', 8000),
  task('TUTORIAL_FORGED_FEEDBACK_7', bar, userChanged, { attribute: { code: 'hidden' } }),
  {
    ...task('TUTORIAL_FORGED_FEEDBACK_8', bar, feedbackSent, { submit: { label: 'BTN_SUBMIT' } }),
    settles: true,
  },
  { ...read('TUTORIAL_FORGED_FEEDBACK_9', 15_000), workbench: 'same' },
];
