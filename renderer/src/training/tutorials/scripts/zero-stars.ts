import { bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { after, goTo, read, task } from '../script/steps.ts';
import { openWorkbench, showPart } from '../script/workbench.ts';

const detail = ['#history-detail'] as const;

/** The first request that a learner takes out of the traffic, changes and sends again (ui-learning.md 14.16). */
export const zeroStars: Script = [
  read('TUTORIAL_ZERO_STARS_1', 15_000),
  openWorkbench,
  showPart('TUTORIAL_ZERO_STARS_3', 'history'),
  task('TUTORIAL_ZERO_STARS_4', ['#history-record'], { kind: 'present', element: '#history-record:checked' }),
  goTo('TUTORIAL_ZERO_STARS_5', 'contact', { feedback: { label: 'SECTION_CUSTOMER_FEEDBACK' } }),
  {
    ...task(
      'TUTORIAL_ZERO_STARS_6',
      bar,
      { kind: 'click', target: '#submitButton', orEnterIn: '#feedback-form' },
      { submit: { label: 'BTN_SUBMIT' } },
    ),
    settles: true,
  },
  { ...openWorkbench, text: 'TUTORIAL_ZERO_STARS_7' },
  task(
    'TUTORIAL_ZERO_STARS_8',
    ['#workbench-part [role=grid]', '#workbench-history'],
    { kind: 'present', element: '#history-detail', containing: 'POST /api/Feedbacks' },
    { request: { code: 'POST /api/Feedbacks' } },
  ),
  { text: 'TUTORIAL_ZERO_STARS_9', anchor: detail, values: { field: { code: 'rating' } }, until: after(15_000) },
  {
    ...task('TUTORIAL_ZERO_STARS_10', ['#history-to-repeater'], {
      kind: 'message',
      of: 'request',
      matching: /POST \/api\/Feedbacks/,
    }),
    settles: true,
  },
  task(
    'TUTORIAL_ZERO_STARS_11',
    ['#repeater-request'],
    {
      kind: 'any',
      of: [
        { kind: 'message', of: 'request', matching: /"rating":\s*0[,}\s]/ },
        { kind: 'solved', challenge: 'zeroStarsChallenge' },
      ],
    },
    { field: { code: 'rating' }, payload: { payload: '0' } },
  ),
  task('TUTORIAL_ZERO_STARS_12', ['#repeater-send'], { kind: 'solved', challenge: 'zeroStarsChallenge' }),
  read('TUTORIAL_ZERO_STARS_13', 20_000),
];
