import { account, belowPassword, email } from '../script/anchors.ts';
import type { Script, Step } from '../script/script.ts';
import {
  accountMenuOpened,
  after,
  goTo,
  logIn,
  logInAgain,
  logOutFirst,
  namingAccount,
  read,
  successful,
  task,
  typeAnyPassword,
  typeInto,
} from '../script/steps.ts';

function typeEmail(text: Step['text'], payload: string): Step {
  return typeInto('#email', text, payload, { payload });
}

function explain(text: Step['text'], ms: number, values?: Step['values']): Step {
  return { text, anchor: belowPassword, marksAnchor: false, values, until: after(ms) };
}

/** The script of ui-learning.md 14.7. */
export const loginAdmin: Script = [
  logOutFirst,
  goTo('TUTORIAL_LOGIN_ADMIN_2', 'login'),
  { text: 'TUTORIAL_LOGIN_ADMIN_3', anchor: email, until: after(8000) },
  { text: 'TUTORIAL_LOGIN_ADMIN_4', anchor: email, until: after(15_000) },
  typeEmail('TUTORIAL_LOGIN_ADMIN_5', "'"),
  typeAnyPassword('TUTORIAL_LOGIN_ADMIN_6'),
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
  successful(logInAgain),
  task('TUTORIAL_LOGIN_ADMIN_18', account, accountMenuOpened, namingAccount),
  { ...read('TUTORIAL_LOGIN_ADMIN_19', 20_000), workbench: 'same' },
];
