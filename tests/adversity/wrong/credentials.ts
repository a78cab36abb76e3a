import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { signedToken } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';

/** What a caller sends to show who they are. */
export interface Credentials {
  readonly authorization?: string;
  readonly cookie?: string;
}

/** Tokens of people who are logged in, and the keys that the shop signs with. */
export interface Keyring {
  readonly customer: string;
  readonly member: string;
  readonly accountant: string;
  readonly admin: string;
  /** The keys, in PEM format. */
  readonly privateKey: string;
  readonly publicKey: string;
}

const wrongUsers: readonly unknown[] = [
  undefined,
  null,
  7,
  'jim',
  [],
  {},
  { id: 2 },
  { id: '2', email: 'jim@juice-sh.op' },
  { id: [2, 3], email: null },
  { id: { $ne: 1 }, email: {}, role: [], username: 5 },
  { id: 4711, email: 'nobody@juice-sh.op', role: 'deluxe', deluxeToken: 'x' },
  { id: -1, email: "'; --", role: 'accounting' },
  { id: 2, email: 'jim@juice-sh.op', role: 'accounting', username: 'x"); y=("' },
  { id: 2, email: 'e'.repeat(3000), role: 'customer', totpSecret: 5 },
];

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs1',
  format: 'pem',
});

/** Generates tokens that no login issued, as the value of a cookie or behind a scheme. */
function wrongToken(keys: Keyring): fc.Arbitrary<string> {
  const user = fc.constantFrom(...wrongUsers);
  const now = Math.round(Date.now() / 1000);
  return fc.oneof(
    user.map((data) => unsignedToken({ data, nonce: randomUUID() })),
    user.map((data) => signedToken({ data, exp: now - 10 }, keys.privateKey)),
    user.map((data) => signedToken({ data }, keys.privateKey)),
    user.map((data) => signedToken({ data }, foreignKey)),
    user.map((data) => confusedToken({ data }, keys.publicKey)),
    fc.constantFrom<unknown>(null, 5, 'x', [], { exp: 'x' }, { type: 'totp_setup_secret' }).map(unsignedToken),
    fc.nat({ max: keys.customer.length }).map((length) => keys.customer.slice(0, length)),
    fc.constantFrom('x', '.', '..', 'a.b.c', 'e30.e30.', '.............', `"${keys.customer}"`, `${keys.customer} `),
    fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
  );
}

/** Generates credentials: mostly those of someone with the right to call, otherwise a token that is missing, wrong or in the wrong place. */
export function credentials(right: Credentials, keys: Keyring): fc.Arbitrary<Credentials> {
  const bearer = (token: string): Credentials => ({ authorization: `Bearer ${token}` });
  const both = (token: string): Credentials => ({ ...bearer(token), cookie: `token=${token}` });
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    { weight: 2, arbitrary: fc.constantFrom(keys.member, keys.accountant, keys.admin).map(both) },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: wrongToken(keys).map(bearer) },
    { weight: 2, arbitrary: wrongToken(keys).map(both) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('Bearer', 'Bearer ', 'bearer  x', 'Basic amlt', 'Bearer a b', 'Bearer=x', ',', 'Digest ;;')
        .map((authorization) => ({ ...right, authorization })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'token',
          'token=',
          'token=%zz',
          '=;=;',
          'language=%zz; token=a=b',
          'language=xx_XX',
          ';'.repeat(500),
        )
        .map((cookie) => ({ ...right, cookie })),
    },
  );
}

/** Signs with the text of the public key, which the shop accepts (api-account.md 6.4 rule 3). */
function confusedToken(payload: object, publicKey: string): string {
  const signed = [{ typ: 'JWT', alg: 'HS256' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', publicKey).update(signed).digest('base64url')}`;
}
