import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import type { OutboundFailure } from './outbound.ts';

/** One request, without its redirects. Its headers have been checked already. */
export interface Message {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The limits for all hops of a request together. */
export interface Limits {
  /** Ends the exchange. */
  readonly deadline: AbortSignal;
  /** Bytes that may still be received. */
  readonly bytes: number;
}

/** Thrown when an exchange fails. */
export class ExchangeError extends Error {
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Sends one message over a connection of its own.
 * @param start `http.request` or `https.request`
 * @throws ExchangeError
 */
export async function exchange(
  target: RequestOptions,
  { method, headers, body }: Message,
  { deadline, bytes }: Limits,
  start: typeof httpRequest = httpRequest,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fail = () => reject(new ExchangeError(deadline.aborted ? 'timedOut' : 'connection'));
  const request = start({ ...target, method, headers, agent: false, signal: deadline, timeout: 0 });
  request.on('error', fail);
  request.on('upgrade', (_, socket) => {
    socket.destroy();
    fail();
  });
  request.on('response', (response) => {
    receive(response, bytes).then(
      (received) => resolve({ ...headOf(response), body: received }),
      (error: unknown) => {
        request.destroy();
        error instanceof ExchangeError ? reject(error) : fail();
      },
    );
  });
  request.end(body);
  return promise;
}

async function receive(response: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > limit) {
      throw new ExchangeError('tooLarge');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headOf(response: IncomingMessage): Pick<Answer, 'status' | 'headers'> {
  const headers = Object.entries(response.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers) };
}
