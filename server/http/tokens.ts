import { createHmac, createPrivateKey, createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { messageOf } from '../../shared/values/message-of.ts';
import { remembered } from '../bounded-map.ts';
import { deluxeToken } from '../database/hashes.ts';

/** A token as the weak verification reads it (api-account.md 6.4). */
export interface VerifiedToken {
  readonly header: { readonly alg: string; readonly [field: string]: unknown };
  /** Parsed only when the header's `typ` is exactly `JWT`; otherwise the raw string. */
  readonly payload: unknown;
}

/** Why a token was refused: message, code and inner error of the contract's table (api-account.md 6.4). */
export interface TokenRefusal {
  readonly message: string;
  readonly code: 'credentials_required' | 'credentials_bad_format' | 'invalid_token';
  readonly inner: Readonly<Record<string, unknown>>;
  /** The name of the engine's error for a payload that can't be read, which the contract's guards don't catch. */
  readonly uncaught?: string;
}

export type TokenVerdict = { readonly token: VerifiedToken } | { readonly refusal: TokenRefusal };

/** Signs and weakly verifies the shop's tokens. It is made once, from the key files. */
export interface Tokens {
  /** Signs claims with RS256, with an added `iat` in seconds and no `exp` (api-account.md 6.2). */
  sign(claims: Readonly<Record<string, unknown>>): string;
  /** Verifies with the algorithm that the token itself names: that is the weakness. */
  verify(token: string): TokenVerdict;
  /** Verifies as `verify` does, but accepts expired tokens (api-account.md 12, 14.1). */
  verifySignature(token: string): TokenVerdict;
  /** Returns the `Users.deluxeToken` for this email address (api-account.md 16.3). */
  deluxeTokenFor(email: string): string;
}

/** What a token is verified with. `text` is the secret for HMAC algorithms, and `key` is the key for RSA ones. */
export interface VerificationKey {
  readonly text: string;
  /** Absent where the text isn't a key, as for the deny guard. RSA tokens then fail with the engine's own message. */
  readonly key?: KeyObject;
}

/** How many recent signatures are remembered. Each request with a token has it verified up to three times. */
const rememberedTokens = 200;

/** The longest string that is remembered, in characters. An ordinary token has about a thousand. */
const longestRemembered = 8192;

/** @param keys PEM strings, byte for byte as the contract gives them (api-account.md 6.1) */
export function createTokens(keys: { readonly jwtPublicKey: string; readonly jwtPrivateKey: string }): Tokens {
  const key: VerificationKey = { text: keys.jwtPublicKey, key: createPublicKey(keys.jwtPublicKey) };
  // Reading the key costs more than signing with it.
  const privateKey = createPrivateKey(keys.jwtPrivateKey);
  // The same claims make the same token, so a second login within the same second costs no second signature.
  const sign = unlessLong((claims) => signClaims(claims, privateKey));
  const verify = unlessLong((token) => signatureVerdict(token, key));
  return {
    sign: (claims) => sign(JSON.stringify({ ...claims, iat: claims.iat ?? Math.round(Date.now() / 1000) })),
    verify: (token) => unlessExpired(verify(token)),
    verifySignature: verify,
    deluxeTokenFor: (email) => deluxeToken(email, keys.jwtPrivateKey),
  };
}

/** Returns the function with its last results remembered, except for long strings. */
function unlessLong<Result extends NonNullable<unknown>>(compute: (text: string) => Result): (text: string) => Result {
  const short = remembered({ entries: rememberedTokens }, compute);
  return (text) => (text.length > longestRemembered ? compute(text) : short(text));
}

/** @param claims the JSON of an object */
function signClaims(claims: string, key: KeyObject): string {
  // 1024 bits are the contract's key size; public walkthroughs carry tokens signed with it.
  return jsonwebtoken.sign(JSON.parse(claims), key, { algorithm: 'RS256', allowInsecureKeySizes: true });
}

/** Verifies a token with this key by the weak rules (api-account.md 6.4); never throws. */
export function verifyToken(token: string, key: VerificationKey): TokenVerdict {
  return unlessExpired(signatureVerdict(token, key));
}

/** Returns a refusal with an error's message and its own fields, as the contract passes on the errors of its libraries. */
export function invalidToken(error: unknown): TokenRefusal {
  return { message: messageOf(error), code: 'invalid_token', inner: { ...Object(error) } };
}

function signatureVerdict(token: string, key: VerificationKey): TokenVerdict {
  const [encodedHeader = '', encodedPayload = '', signature] = token.split('.');
  const header = parseHeader(encodedHeader);
  if (!header) {
    return refused(`Invalid token: no header in signature '${token}'`, { code: 'MISSING_HEADER', signature: token });
  }
  const { alg } = header;
  if (!alg) {
    const message = `Missing \`alg\` field in header for signature '${token}'`;
    return refused(message, { code: 'MISSING_ALGORITHM', header, signature: token });
  }
  try {
    if (!isSignatureGood(String(alg), `${encodedHeader}.${encodedPayload}`, signature, key)) {
      return refused('invalid signature', {});
    }
  } catch (error) {
    return { refusal: invalidToken(error) };
  }
  const text = Buffer.from(encodedPayload, 'base64').toString();
  try {
    return {
      token: { header: { ...header, alg: String(alg) }, payload: header.typ === 'JWT' ? JSON.parse(text) : text },
    };
  } catch (error) {
    return { refusal: unreadablePayload(error) };
  }
}

// snippet: jwtUnsignedChallenge, jwtForgedChallenge
// weakness: jwtUnsignedChallenge, jwtForgedChallenge - the token says how it is to be verified; for HMAC the public key is the secret
function isSignatureGood(alg: string, signed: string, signature: string | undefined, key: VerificationKey): boolean {
  const match = /(RS|ES|HS|none)(256|384|512)?/i.exec(alg);
  if (match === null) {
    throw new TypeError(`"${alg}" is not a valid algorithm.`);
  }
  const family = match[1]?.toLowerCase();
  const digest = `sha${match[2]}`;
  switch (family) {
    case 'none': // neutral: jwtUnsignedChallenge
      return signature === ''; // vulnerable: jwtUnsignedChallenge
    case 'hs': // neutral: jwtForgedChallenge
      return createHmac(digest, key.text).update(signed).digest('base64url') === signature; // vulnerable: jwtForgedChallenge
    default: {
      const isGood = createVerify(digest)
        .update(signed)
        .verify(key.key ?? key.text, signature ?? '', 'base64');
      return isGood && family === 'rs';
    }
  }
}
// endsnippet: jwtUnsignedChallenge, jwtForgedChallenge

function parseHeader(encoded: string): Record<string, unknown> | undefined {
  try {
    // The header may be any JSON value. Only its fields are read.
    return JSON.parse(Buffer.from(encoded, 'base64').toString()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function unlessExpired(verdict: TokenVerdict): TokenVerdict {
  if ('refusal' in verdict) {
    return verdict;
  }
  try {
    // The payload is any JSON value. `null` fails here with the engine's own message, as in the contract.
    const exp = (verdict.token.payload as { readonly exp?: unknown }).exp;
    return exp && Number(exp) <= Math.round(Date.now() / 1000) ? refused('jwt expired', {}) : verdict;
  } catch (error) {
    return { refusal: unreadablePayload(error) };
  }
}

function unreadablePayload(error: unknown): TokenRefusal {
  return { ...invalidToken(error), uncaught: error instanceof Error ? error.name : 'Error' };
}

function refused(message: string, inner: Readonly<Record<string, unknown>>): TokenVerdict {
  return { refusal: { message, code: 'invalid_token', inner } };
}
