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
  task,
  typeInto,
} from '../script/steps.ts';

/** One of the customers whose account is taken over by SQL injection with nothing but the e-mail address. */
interface Customer {
  /** Part of the e-mail address before the domain. */
  readonly mailbox: string;
  /** The genuine password, which is not the point here. */
  readonly password: string;
  /** What is said about this one, in order: the goal, where the address leaks, the way there, and the end. */
  readonly texts: readonly [string, string, string, string, string];
  /** Where the address can be found, and the anchor there. */
  readonly leak: { readonly route: string; readonly anchor: Step['anchor'] };
}

/** ui-learning.md 14.11; both scripts differ in nothing else. */
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
    logInAgain,
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
