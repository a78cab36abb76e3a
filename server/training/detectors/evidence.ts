import type { VerifiedToken } from '../../http/tokens.ts';
import type { DetectorContext } from '../detector.ts';

/** The payload of the XSS challenges. Every trigger looks for exactly this string. */
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

/** Returns whether a string occurs in JSON, either verbatim or as JSON escapes it. */
export function jsonHolds(json: string, text: string): boolean {
  return json.includes(text) || json.includes(JSON.stringify(text).slice(1, -1));
}

/** Returns whether a text contains all of these words, in any order. ASCII letters match in either case, as in SQL's LIKE. */
export function mentions(text: string, ...words: readonly string[]): boolean {
  const searched = inLowerCase(text);
  return words.every((word) => searched.includes(inLowerCase(word)));
}

/** Returns whether, in some line, the pattern matches and the other string follows somewhere after it. Looks at each character once. */
export function holdsInOneLine(text: string, first: RegExp, then: string): boolean {
  return text.split(/[\n\r\u2028\u2029]/).some((line) => {
    const found = first.exec(line);
    return found !== null && line.includes(then, found.index + found[0].length);
  });
}

function inLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Makes the condition that a login was tried with exactly these credentials. The shop's own accounts are in the configured domain. */
export function triesAs(name: string, password: string) {
  return (
    attempted: { readonly email: unknown; readonly password: unknown },
    { config }: Pick<DetectorContext, 'config'>,
  ): boolean => attempted.email === `${name}@${config.application.domain}` && attempted.password === password;
}

/** Makes the condition that this user's password was reset with exactly this answer. */
export function answersAs(user: keyof typeof seededUserIds, answer: string) {
  return (reset: { readonly userId: number; readonly answer: unknown }): boolean =>
    reset.userId === seededUserIds[user] && reset.answer === answer;
}

/** Makes the condition that this user is the one who logged in. */
export function isLoginOf(user: keyof typeof seededUserIds) {
  return (login: { readonly user: { readonly id: unknown } }): boolean => login.user.id === seededUserIds[user];
}

/** Returns the email address that a token claims, or the empty string if it claims none. */
export function emailOf({ payload }: VerifiedToken): string {
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) {
    return '';
  }
  const { data } = payload;
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : '';
  return typeof email === 'string' ? email : '';
}
