import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { decodeToken } from '../../../lib/account/token.ts';
import { challengesQuery } from '../../../lib/challenges.ts';
import type { Configuration } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isLoggedIn } from '../../../lib/session.ts';
import { resolve } from '../script/from-configuration.ts';
import type { Condition, WatchedValue } from './condition.ts';

/** What conditions are judged by, besides the page. */
export interface Circumstances {
  readonly configuration: Configuration;
  /** The watched value when the step began; undefined as long as there is none. */
  readonly before: string | null | undefined;
}

/** Conditions that a look at the page decides; time, clicks and developer tools are told by events. */
export function isMet(condition: Condition, circumstances: Circumstances): boolean {
  const { configuration, before } = circumstances;
  switch (condition.kind) {
    case 'value': {
      const wanted = resolve(condition.is, configuration);
      const value = valueIn(condition.field);
      return condition.exact === true ? value === wanted : value?.toLowerCase() === wanted.toLowerCase();
    }
    case 'notEmpty':
      return (valueIn(condition.field) ?? '') !== '';
    case 'otherValue': {
      const value = valueIn(condition.field)?.toLowerCase() ?? '';
      return value !== '' && value !== condition.than.toLowerCase();
    }
    case 'markup':
      return document.querySelector(condition.element)?.innerHTML === asMarkup(resolve(condition.is, configuration));
    case 'route':
      return window.location.hash.startsWith(`#/${condition.startsWith}`);
    case 'parameter':
      return parameterOf(condition.startsWith, condition.name) === resolve(condition.is, configuration);
    case 'loggedIn':
      return isLoggedIn() && (condition.as === undefined || roleInToken() === condition.as);
    case 'loggedOut':
      return !isLoggedIn();
    case 'changed': {
      const now = watchedValue(condition.value);
      return before !== undefined && now !== undefined && now !== before;
    }
    case 'present':
      return [...document.querySelectorAll(condition.element)].some(
        ({ textContent }) => condition.containing === undefined || textContent.includes(condition.containing),
      );
    case 'solved':
      return isSolved(condition.challenge);
    case 'any':
      return condition.of.some((one) => isMet(one, circumstances));
    case 'time':
    case 'click':
    case 'developerTools':
      return false;
  }
}

/** A value that a step waits to see changed; undefined while what holds it is not there. */
export function watchedValue(value: WatchedValue): string | null | undefined {
  return 'storage' in value ? sessionStorage.getItem(value.storage) : valueIn(value.field);
}

function valueIn(field: string): string | undefined {
  const element = document.querySelector(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined;
}

/** What a browser makes of a text as markup, and writes back: tags closed, ampersands escaped. */
function asMarkup(text: string): string {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.innerHTML;
}

/** A parameter behind the route in the address, decoded; null when the route or the parameter is another. */
function parameterOf(route: string, name: string): string | null {
  const [path = '', query = ''] = window.location.hash.slice(2).split(/\?(.*)/s);
  return path.startsWith(route) ? new URLSearchParams(query).get(name) : null;
}

/** Of a stored token, the role it claims; read once per token, since reading a broken one writes to the console. */
function roleInToken(): string | undefined {
  const token = localStorage.getItem('token') ?? undefined;
  if (token !== lastToken.token) {
    lastToken = { token, role: decodeToken(token)?.role };
  }
  return lastToken.role;
}

let lastToken: { readonly token: string | undefined; readonly role: string | undefined } = {
  token: undefined,
  role: undefined,
};

function isSolved(key: ChallengeRecord['key']): boolean {
  const challenges = queryClient.getQueryData(challengesQuery.queryKey);
  return challenges?.find((challenge) => challenge.key === key)?.solved === true;
}
