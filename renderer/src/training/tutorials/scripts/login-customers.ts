import { bar, belowPassword, password } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import {
  address,
  after,
  atRoute,
  goTo,
  logIn,
  logInAgain,
  logOutFirst,
  read,
  successful,
  task,
  typeInto,
} from '../script/steps.ts';

/** A customer whose account is taken over by SQL injection, knowing only the email address. */
interface Customer {
  /** Part of the email address before the domain. */
  readonly mailbox: string;
  /** The genuine password, which isn't the point here. */
  readonly password: string;
  /** The texts about this customer, in order: the goal, where the address leaks, how to get there, and the end. */
  readonly texts: readonly [string, string, string, string, string];
  /** Where the address can be found, with the anchor there. */
  readonly leak: { readonly route: string; readonly anchor: Step['anchor'] };
}

/** Returns the script of ui-learning.md 14.11. Both scripts differ only in the customer. */
function takeOver({ mailbox, password: genuine, texts, leak }: Customer): Script {
  const [goal, where, way, found, end] = texts;
  return [
    logOutFirst,
    goTo(goal, 'login'),
    read('TUTORIAL_LOGIN_CUSTOMER_3', 15_000),
    read('TUTORIAL_LOGIN_CUSTOMER_4', 15_000),
    read(where, 15_000),
    { text: way, anchor: bar, values: { about: { label: 'TITLE_ABOUT' } }, until: atRoute(leak.route) },
    task(found, leak.anchor, atRoute('login')),
    typeInto('#email', 'TUTORIAL_LOGIN_CUSTOMER_8', address(mailbox), { exact: true }),
    task('TUTORIAL_LOGIN_CUSTOMER_9', password, { kind: 'otherValue', field: '#password', than: genuine }),
    logIn,
    { text: 'TUTORIAL_LOGIN_CUSTOMER_11', anchor: belowPassword, marksAnchor: false, until: after(10_000) },
    typeInto('#email', 'TUTORIAL_LOGIN_CUSTOMER_12', address(mailbox, "'--"), { exact: true, payload: "'--" }),
    successful(logInAgain),
    read(end, 5000),
  ];
}

export const loginJim = takeOver({
  mailbox: 'jim',
  password: 'ncc-1701',
  texts: [
    'TUTORIAL_LOGIN_JIM_2',
    'TUTORIAL_LOGIN_JIM_5',
    'TUTORIAL_LOGIN_JIM_6',
    'TUTORIAL_LOGIN_JIM_7',
    'TUTORIAL_LOGIN_JIM_14',
  ],
  leak: { route: 'search', anchor: bar },
});

export const loginBender = takeOver({
  mailbox: 'bender',
  password: 'OhG0dPlease1nsertLiquor!',
  texts: [
    'TUTORIAL_LOGIN_BENDER_2',
    'TUTORIAL_LOGIN_BENDER_5',
    'TUTORIAL_LOGIN_BENDER_6',
    'TUTORIAL_LOGIN_BENDER_7',
    'TUTORIAL_LOGIN_BENDER_14',
  ],
  leak: { route: 'about', anchor: ['app-about', 'app-navbar'] },
});
