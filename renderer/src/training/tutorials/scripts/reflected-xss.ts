import { account, bar } from '../script/anchors.ts';
import type { Script } from '../script/script.ts';
import { goTo, iframePayload, namingAccount, read, task } from '../script/steps.ts';

const payload = { payload: { payload: iframePayload } } as const;

/** The script of ui-learning.md 14.5. */
export const reflectedXss: Script = [
  task('TUTORIAL_REFLECTED_XSS_1', account, { kind: 'loggedIn' }, namingAccount),
  goTo('TUTORIAL_REFLECTED_XSS_2', 'address/saved', {
    ...namingAccount,
    orders: { label: 'ORDERS_AND_PAYMENT' },
    addresses: { label: 'MY_SAVED_ADRESSES' },
  }),
  goTo('TUTORIAL_REFLECTED_XSS_3', 'address/create', { add: { label: 'ADD_NEW_ADDRESS' } }),
  goTo('TUTORIAL_REFLECTED_XSS_4', 'address/saved', { submit: { label: 'BTN_SUBMIT' } }),
  goTo('TUTORIAL_REFLECTED_XSS_5', 'address/create'),
  goTo('TUTORIAL_REFLECTED_XSS_6', 'address/saved', payload),
  goTo('TUTORIAL_REFLECTED_XSS_7', 'order-completion'),
  goTo('TUTORIAL_REFLECTED_XSS_8', 'track-result'),
  {
    text: 'TUTORIAL_REFLECTED_XSS_9',
    anchor: bar,
    values: { ...payload, parameter: { code: 'id' } },
    // The page can't see an edit of the address that wasn't submitted, so this step ends with Enter (ui-learning.md 14.5).
    until: { kind: 'parameter', startsWith: 'track-result', name: 'id', is: iframePayload },
  },
  read('TUTORIAL_REFLECTED_XSS_10', 10_000),
];
