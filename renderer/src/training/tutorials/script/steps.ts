import type { Condition } from '../conditions/condition.ts';
import { account, bar, belowPassword } from './anchors.ts';
import type { FromConfiguration, Step } from './script.ts';

/** Steps and conditions that several scripts share. */

/** The payload of the cross-site scripting tutorials (ui-learning.md 14.14). */
export const iframePayload = '<iframe src="javascript:alert(`xss`)">';

/** Milliseconds at normal playback speed. */
export function after(ms: number): Condition {
  return { kind: 'time', ms };
}

export function atRoute(startsWith: string): Condition {
  return { kind: 'route', startsWith };
}

/** The login form was sent. */
const loginSent: Condition = { kind: 'click', target: '#loginButton', orEnterIn: '#login-form' };

/** The account menu, or in a narrow window the side menu that holds its entries. */
export const accountMenuOpened: Condition = {
  kind: 'any',
  of: account.map((target) => ({ kind: 'click', target })),
};

export const logOutFirst: Step = {
  text: 'TUTORIAL_LOG_OUT_FIRST',
  anchor: account,
  values: { account: { label: 'ACCOUNT' }, logout: { label: 'TITLE_LOGOUT' } },
  unskippable: true,
  until: { kind: 'loggedOut' },
};

export const logIn: Step = {
  text: 'TUTORIAL_PRESS_LOG_IN',
  anchor: belowPassword,
  values: { login: { label: 'BTN_LOGIN' } },
  unskippable: true,
  until: loginSent,
};

export const logInAgain: Step = { ...logIn, text: 'TUTORIAL_PRESS_LOG_IN_AGAIN' };

/** An address of the shop's own domain, which an operator may have changed. */
export function address(name: string, attached = ''): FromConfiguration {
  return ({ application }) => `${name}@${application.domain}${attached}`;
}

/** A hint to read, beside the bar. */
export function read(text: string, ms: number): Step {
  return { text, anchor: bar, until: after(ms) };
}
