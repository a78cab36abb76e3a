import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { decodeToken } from '../../../lib/account/token.ts';
import { challengesQuery } from '../../../lib/challenges.ts';
import type { Configuration } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isLoggedIn } from '../../../lib/session.ts';
import { resolve } from '../script/from-configuration.ts';
import type { Condition, WatchedValue } from './condition.ts';

/** What conditions are checked against, besides the page. */
export interface Circumstances {
  readonly configuration: Configuration;
  /** The watched value when the step began; undefined until there is one. */
  readonly before: string | null | undefined;
}

/** Tells whether the page meets a condition. Time, clicks and developer tools are detected by events instead. */
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
    case 'message':
      return condition.matching.test(document.getElementById(`repeater-${condition.of}`)?.textContent ?? '');
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

/** Returns a value that a step waits to see changed; undefined while the element that holds it isn't there. */
export function watchedValue(value: WatchedValue): string | null | undefined {
  return 'storage' in value ? sessionStorage.getItem(value.storage) : valueIn(value.field);
}

/** Returns what an input holds; undefined while it isn't there. */
export function valueIn(field: string): string | undefined {
  const element = document.querySelector(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined;
}

/** Returns a text as the browser serialises it after parsing it as markup: with tags closed and ampersands escaped. */
function asMarkup(text: string): string {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.innerHTML;
}

/** Returns a decoded parameter from the address; null when the route differs or has no such parameter. */
export function parameterOf(route: string, name: string): string | null {
  const [path = '', query = ''] = window.location.hash.slice(2).split(/\?(.*)/s);
  return path.startsWith(route) ? new URLSearchParams(query).get(name) : null;
}

/** Returns the role that the stored token claims. It decodes each token only once, because a broken one causes a message in the console. */
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
