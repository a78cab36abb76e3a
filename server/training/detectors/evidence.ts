import type { VerifiedToken } from '../../http/tokens.ts';
import type { DetectorContext } from '../detector.ts';

/** The payload of the XSS challenges; every trigger looks for exactly this text. */
export const xssPayload = '<iframe src="javascript:alert(`xss`)">';

/** Ids of seeded users that challenges are about (api-account.md 10.5). */
export const seededUserIds = {
  admin: 1,
  jim: 2,
  bender: 3,
  morty: 7,
  bjoern: 12,
  bjoernOwasp: 13,
  chris: 14,
  uvogin: 16,
  john: 18,
  emma: 19,
} as const;

/** Whether a text occurs in JSON text, as it is or as JSON writes it inside a string. */
export function jsonHolds(json: string, text: string): boolean {
  return json.includes(text) || json.includes(JSON.stringify(text).slice(1, -1));
}

/** Whether one text holds all of these, in any order; letters of ASCII in any case, as in SQL's LIKE. */
export function mentions(text: string, ...words: readonly string[]): boolean {
  const searched = inLowerCase(text);
  return words.every((word) => searched.includes(inLowerCase(word)));
}

/** Whether a line of the text holds what the pattern matches and, somewhere behind it, the other text. Looks at each character once. */
export function holdsInOneLine(text: string, first: RegExp, then: string): boolean {
  return text.split(/[\n\r\u2028\u2029]/).some((line) => {
    const found = first.exec(line);
    return found !== null && line.includes(then, found.index + found[0].length);
  });
}

function inLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether a login was tried with exactly these credentials; the shop's own accounts lie in the configured domain. */
export function triesAs(name: string, password: string) {
  return (
    attempted: { readonly email: unknown; readonly password: unknown },
    { config }: Pick<DetectorContext, 'config'>,
  ): boolean => attempted.email === `${name}@${config.application.domain}` && attempted.password === password;
}

/** Whether this user's password was reset with exactly this answer. */
export function answersAs(user: keyof typeof seededUserIds, answer: string) {
  return (reset: { readonly userId: number; readonly answer: unknown }): boolean =>
    reset.userId === seededUserIds[user] && reset.answer === answer;
}

/** Whether this user is the one that logged in. */
export function isLoginOf(user: keyof typeof seededUserIds) {
  return (login: { readonly user: { readonly id: unknown } }): boolean => login.user.id === seededUserIds[user];
}

/** The address that a token claims, the empty text without one. */
export function emailOf({ payload }: VerifiedToken): string {
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) {
    return '';
  }
  const { data } = payload;
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : '';
  return typeof email === 'string' ? email : '';
}
