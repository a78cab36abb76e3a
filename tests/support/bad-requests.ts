import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { KeyMaterial } from '../../shared/content/content.ts';
import { type Call, type Client, unsignedToken } from './client.ts';

/** A part of a request that no sound client sends, by what is wrong with it. */
type Named<Value> = readonly [what: string, value: Value];

/** Returns tokens that no login ever issued, so none of them has a session. Only the unsigned one verifies: that is the weakness. */
export function strangeTokens(keys: KeyMaterial): readonly Named<string | undefined>[] {
  const data = { id: 2, email: 'jim@juice-sh.op', role: 'customer' };
  const now = Math.round(Date.now() / 1000);
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return [
    ['no token', undefined],
    ['an expired token', signedToken({ data, exp: now - 10 }, keys.jwtPrivateKey)],
    ['a token that someone else signed', signedToken({ data }, foreign.export({ type: 'pkcs1', format: 'pem' }))],
    ['a truncated token', signedToken({ data }, keys.jwtPrivateKey).slice(0, -40)],
    ['an unsigned token', unsignedToken({ data, nonce: randomUUID() })],
    ['a string that is not a token', 'jim'],
    ['a very long token', `${'A'.repeat(4000)}.${'B'.repeat(4000)}.C`],
  ];
}

/**
 * Signs a payload as the shop does.
 * @param key in PEM format
 */
export function signedToken(payload: object, key: string | Buffer): string {
  const signed = [{ typ: 'JWT', alg: 'RS256' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`;
}

/**
 * Makes an unsigned token with this user in it a session, as a learner does (api-account.md 6.3).
 * @returns the token
 */
export async function forgedSession(client: Client, user: object): Promise<string> {
  const token = unsignedToken({ data: user, nonce: randomUUID() });
  await client.get('/rest/user/whoami', { cookie: token });
  return token;
}

/** Ids that a forged session's user may have instead of a number. */
export const strangeIds: readonly unknown[] = ['2', [2, 3], { a: 1 }, null, true, undefined];

const json = { 'content-type': 'application/json' };

/** Bodies that never reach a guard, with the status with which the frame answers (api-account.md 3.4). */
export const unreadableBodies: readonly (readonly [what: string, call: Call, status: number])[] = [
  ['malformed JSON', { body: '{"a":', headers: json }, 500],
  ['JSON that ends in the middle', { body: '{"fullName":"Jim","mobileN', headers: json }, 500],
  ['more than 100 kB', { body: JSON.stringify({ comment: 'x'.repeat(110_000) }), headers: json }, 413],
  ['a megabyte in one field', { body: JSON.stringify({ fullName: 'x'.repeat(1_000_000) }), headers: json }, 413],
  ['an unknown charset', { body: '{}', headers: { 'content-type': 'application/json; charset=klingon' } }, 415],
  ['an unknown encoding', { body: '{}', headers: { ...json, 'content-encoding': 'rot13' } }, 415],
];

/** Bodies that are read, but have no fields. */
export const fieldlessBodies: readonly Named<Call>[] = [
  ['plain text', { body: 'fullName=Jim', headers: { 'content-type': 'text/plain' } }],
  ['XML', { body: '<fullName>Jim</fullName>', headers: { 'content-type': 'application/xml' } }],
  [
    'multipart',
    {
      body: '--x\r\ncontent-disposition: form-data; name="fullName"\r\n\r\nJim\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ],
];

/** Strings of every awkward kind, none of them too long for a column without a rule. */
export const awkwardTexts: readonly Named<string>[] = [
  ['other alphabets', 'Zoë 管理 мир 🍹'],
  ['control characters', 'a\u0000b\u001b[31mc\u007f\r\n\t'],
  ['half a character', '\ud83c'],
  ['directions and joins', '\u202eabc\u200d\ufeff'],
  ['SQL', "'); DROP TABLE Users; --"],
  ['markup', '<script>alert(1)</script>{{7*7}}#{7*7}'],
  ['10 kB', 'x'.repeat(10_000)],
];
