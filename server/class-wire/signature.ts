import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a signed request. The board signs its responses in `signature` as well. */
export const signedHeaders = {
  learner: 'x-class-learner',
  time: 'x-class-time',
  signature: 'x-class-signature',
  /** Of a request to join: the signature with the class key. */
  classSignature: 'x-class-key-signature',
} as const;

/** What a signature covers. */
export interface Signable {
  readonly method: string;
  /** With the leading slash. */
  readonly path: string;
  /** In milliseconds since 1970. */
  readonly time: number;
  readonly body: Buffer | string;
}

/** Signs a request: HMAC-SHA-256 over method, path, time and the SHA-256 of the body, as 64 hexadecimal digits. */
export function signRequest(key: Buffer, { method, path, time, body }: Signable): string {
  return hmac(key, `request\n${method}\n${path}\n${time}\n${sha256(body)}`);
}

/** Signs a response, bound to the signature of its request. */
export function signResponse(key: Buffer, request: string, status: number, body: Buffer | string): string {
  return hmac(key, `response\n${request}\n${status}\n${sha256(body)}`);
}

/** Signs one line of the stream to a learner, bound to the request that opened it and to its place, counted from 0. */
export function signLine(key: Buffer, request: string, place: number, line: string): string {
  return hmac(key, `line\n${request}\n${place}\n${sha256(line)}`);
}

/** Compares without telling by the time it takes how much is right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sha256(given)), Buffer.from(sha256(expected))];
  return timingSafeEqual(one, other);
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
