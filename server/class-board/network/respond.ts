import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal, RefusalCode } from '../../../shared/class/refusals.ts';

/** Headers of every response. */
export const commonHeaders = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** What a page of the board may do: nothing but load its own files and follow its own events. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Thrown to refuse a request (shared/class/refusals.ts). */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(error: RefusalCode, more: Omit<Refusal, 'error'> = {}) {
    super(error);
    this.status = statuses[error];
    this.refusal = { error, ...more };
  }
}

const statuses: Readonly<Record<RefusalCode, number>> = {
  badMessage: 400,
  badSignature: 401,
  unknownLearner: 401,
  stale: 401,
  replayed: 409,
  nameTaken: 409,
  gap: 409,
  tooLarge: 413,
  tooMany: 429,
  full: 507,
};

export function sendJson(
  response: ServerResponse,
  status: number,
  content: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(content), headers);
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  response.end(body);
}

/** Answers a request that was refused. What is left of its body isn't read, so the connection ends. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, { status, refusal }: Refused): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendJson(response, status, refusal, request.complete ? {} : { connection: 'close' });
}
