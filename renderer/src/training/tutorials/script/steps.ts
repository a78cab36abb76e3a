import type { Condition } from '../conditions/condition.ts';
import { account, bar, belowPassword, email, password, search } from './anchors.ts';
import type { FromConfiguration } from './from-configuration.ts';
import type { Step } from './script.ts';

/** Steps and conditions that several scripts share. */

/** The payload of the cross-site scripting tutorials (ui-learning.md 14.14). */
export const iframePayload = '<iframe src="javascript:alert(`xss`)">';

/** Values for texts that name the account menu. */
export const namingAccount = { account: { label: 'ACCOUNT' } } as const;

/**
 * Returns a condition that time meets.
 * @param ms milliseconds at normal playback speed
 */
export function after(ms: number): Condition {
  return { kind: 'time', ms };
}

export function atRoute(startsWith: string): Condition {
  return { kind: 'route', startsWith };
}

/** The login form was submitted. */
const loginSent: Condition = { kind: 'click', target: '#loginButton', orEnterIn: '#login-form' };

/** The learner has opened the account menu or, in a narrow window, the side menu that holds its entries. */
export const accountMenuOpened: Condition = {
  kind: 'any',
  of: account.map((target) => ({ kind: 'click', target })),
};

/** Returns an address in the shop's own domain, which an operator may have changed. */
export function address(name: string, attached = ''): FromConfiguration {
  return ({ application }) => `${name}@${application.domain}${attached}`;
}

/** Returns a hint to read, beside the bar. */
export function read(text: string, ms: number, values?: Step['values']): Step {
  return { text, anchor: bar, values, until: after(ms) };
}

/** Returns a hint about something that the learner has to do before the next one appears. */
export function task(text: string, anchor: Step['anchor'], until: Condition, values?: Step['values']): Step {
  return { text, anchor, values, unskippable: true, until };
}

/** Returns a hint that leads to a route through the bar. */
export function goTo(text: string, route: string, values?: Step['values']): Step {
  return task(text, bar, atRoute(route), values);
}

const fields = {
  '#email': email,
  '#password': password,
  '#searchQuery input': search,
} as const satisfies Readonly<Record<string, Step['anchor']>>;

interface Typing {
  /** Whether letter case matters. */
  readonly exact?: true;
  /** The payload that the text shows and lets the learner copy. */
  readonly payload?: FromConfiguration;
}

/** Returns a hint about a text to type into a field. */
export function typeInto(
  field: keyof typeof fields,
  text: string,
  is: FromConfiguration,
  { payload, ...exact }: Typing = {},
): Step {
  const values = payload === undefined ? undefined : { payload: { payload } };
  return task(text, fields[field], { kind: 'value', field, is, ...exact }, values);
}

export const logOutFirst = task(
  'TUTORIAL_LOG_OUT_FIRST',
  account,
  { kind: 'loggedOut' },
  { ...namingAccount, logout: { label: 'TITLE_LOGOUT' } },
);

export const logIn = task('TUTORIAL_PRESS_LOG_IN', belowPassword, loginSent, { login: { label: 'BTN_LOGIN' } });

export const logInAgain: Step = { ...logIn, text: 'TUTORIAL_PRESS_LOG_IN_AGAIN' };

/** Returns a login that succeeds, after which the form is gone. */
export function successful(login: Step): Step {
  return { ...login, settles: true };
}

/** Returns a hint to type a password. Any will do. */
export function typeAnyPassword(text: string): Step {
  return task(text, password, { kind: 'notEmpty', field: '#password' });
}
