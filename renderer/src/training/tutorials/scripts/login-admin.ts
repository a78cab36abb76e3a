import { account, bar, belowPassword, email, password } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import { accountMenuOpened, after, atRoute, logIn, logInAgain, logOutFirst, read } from '../script/steps.ts';

function typeEmail(text: Step['text'], payload: string): Step {
  return {
    text,
    anchor: email,
    values: { payload: { payload } },
    unskippable: true,
    until: { kind: 'value', field: '#email', is: payload },
  };
}

function explain(text: Step['text'], ms: number, values?: Step['values']): Step {
  return {
    text,
    anchor: belowPassword,
    marksAnchor: false,
    until: after(ms),
    ...(values === undefined ? {} : { values }),
  };
}

/** ui-learning.md 14.7 */
export const loginAdmin: Script = [
  logOutFirst,
  { text: 'TUTORIAL_LOGIN_ADMIN_2', anchor: bar, unskippable: true, until: atRoute('login') },
  { text: 'TUTORIAL_LOGIN_ADMIN_3', anchor: email, until: after(8000) },
  { text: 'TUTORIAL_LOGIN_ADMIN_4', anchor: email, until: after(15_000) },
  typeEmail('TUTORIAL_LOGIN_ADMIN_5', "'"),
  {
    text: 'TUTORIAL_LOGIN_ADMIN_6',
    anchor: password,
    unskippable: true,
    until: { kind: 'notEmpty', field: '#password' },
  },
  logIn,
  explain('TUTORIAL_LOGIN_ADMIN_8', 10_000, { error: { code: '[object Object]' } }),
  explain('TUTORIAL_LOGIN_ADMIN_9', 10_000),
  explain('TUTORIAL_LOGIN_ADMIN_10', 30_000, { status: { code: '500' } }),
  typeEmail('TUTORIAL_LOGIN_ADMIN_11', "' OR true"),
  logInAgain,
  explain('TUTORIAL_LOGIN_ADMIN_13', 8000),
  explain('TUTORIAL_LOGIN_ADMIN_14', 8000),
  explain('TUTORIAL_LOGIN_ADMIN_15', 10_000, { comment: { code: '--' } }),
  typeEmail('TUTORIAL_LOGIN_ADMIN_16', "' OR true--"),
  logInAgain,
  {
    text: 'TUTORIAL_LOGIN_ADMIN_18',
    anchor: account,
    values: { account: { label: 'ACCOUNT' } },
    unskippable: true,
    until: accountMenuOpened,
  },
  read('TUTORIAL_LOGIN_ADMIN_19', 20_000),
];
