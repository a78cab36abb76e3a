import type { OutboundOutcome } from '../outbound/outbound.ts';
import { Buffer, contentBytes } from './buffer.ts';
import { type ByteText, decode } from './bytes.ts';
import { ask } from './host.ts';
import { plan } from './queue.ts';
import { Readable, Writable } from './streams.ts';

type HostFailure = Exclude<OutboundOutcome, { outcome: 'answered' }>;
type HostAnswer = Omit<Extract<OutboundOutcome, { outcome: 'answered' }>, 'body'> & { readonly body: ByteText };

type Headers = Readonly<Record<string, string>>;

const codes: Readonly<Record<string, string>> = {
  unknownHost: 'ENOTFOUND',
  timedOut: 'ETIMEDOUT',
  connection: 'ECONNRESET',
  malformed: 'ERR_INVALID_URL',
};

function send(url: string, method: string, headers: Headers, body: ByteText): HostAnswer | HostFailure {
  // The host returns exactly this shape.
  return ask('request', url, method, headers, body) as HostAnswer | HostFailure;
}

function failureOf({ reason }: HostFailure, url: string): Error {
  const code = codes[reason] ?? 'ECONNREFUSED';
  const address = url.replace(/^[a-z]+:\/\//, '').split(/[/?#]/, 1)[0];
  return Object.assign(new Error(`connect ${code} ${address}`), { code, errno: -111, syscall: 'connect' });
}

class IncomingMessage extends Readable {
  readonly statusCode: number;
  readonly headers: Headers;

  constructor({ status, headers, body }: HostAnswer) {
    super(() => body);
    this.statusCode = status;
    this.headers = headers;
  }
}

class ClientRequest extends Writable {
  readonly #headers: Record<string, string>;

  constructor(url: string, method: string, headers: Headers, callback?: (response: IncomingMessage) => void) {
    super((body) => {
      const answer = send(url, method, this.#headers, body);
      if (answer.outcome === 'answered') {
        this.emit('response', new IncomingMessage(answer));
      } else {
        throw failureOf(answer, url);
      }
    });
    this.#headers = { ...headers };
    if (callback !== undefined) {
      this.once('response', (response) => callback(response as IncomingMessage));
    }
  }

  setHeader(name: string, value: unknown): void {
    this.#headers[name] = String(value);
  }

  setTimeout(): this {
    return this;
  }
}

interface RequestOptions {
  readonly [name: string]: unknown;
}

/** Creates Node's `http` or `https` for outgoing requests. Nothing can listen here. */
export function createHttp(scheme: 'http' | 'https') {
  const request = (...values: unknown[]) => {
    const callback = values.find((value) => typeof value === 'function');
    const [first, second] = values;
    const options: RequestOptions = { ...(isOptions(first) ? first : {}), ...(isOptions(second) ? second : {}) };
    const url = typeof first === 'string' ? first : Object(first).href;
    return new ClientRequest(
      String(url ?? addressOf(scheme, options)),
      String(options.method ?? 'GET'),
      textsOf(options.headers),
      // It was found by its type just above.
      callback as ((response: IncomingMessage) => void) | undefined,
    );
  };
  return { request, get: (...values: unknown[]) => request(...values).end(), IncomingMessage, ClientRequest };
}

function isOptions(value: unknown): value is RequestOptions {
  return typeof value === 'object' && value !== null && !('href' in value);
}

function addressOf(scheme: string, { protocol, hostname, host, port, path }: RequestOptions): string {
  const place = String(hostname ?? host ?? 'localhost');
  return `${String(protocol ?? `${scheme}:`)}//${place}${port === undefined ? '' : `:${port}`}${String(path ?? '/')}`;
}

function textsOf(headers: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(headers)).map(([name, value]) => [name, String(value)]));
}

/** Implements the global `fetch`. Follows redirects and returns a response with the usual methods. */
export async function fetch(target: unknown, options: RequestOptions = {}): Promise<unknown> {
  let url = String(Object(target).url ?? target);
  let method = String(options.method ?? 'GET');
  let body = options.body === undefined ? '' : contentBytes(options.body);
  for (let hop = 0; ; hop += 1) {
    await new Promise<void>((resolve) => plan(resolve));
    const answer = send(url, method, textsOf(options.headers), body);
    if (answer.outcome !== 'answered') {
      throw Object.assign(new TypeError('fetch failed'), { cause: failureOf(answer, url) });
    }
    const { location } = answer.headers;
    if (location === undefined || answer.status < 300 || answer.status > 399 || hop > 10) {
      return responseOf(answer, hop > 0);
    }
    url = Object(ask('url', location, url)).href ?? location;
    method = answer.status === 307 || answer.status === 308 ? method : 'GET';
    body = method === 'GET' ? '' : body;
  }
}

function responseOf({ status, url, headers, body }: HostAnswer, redirected: boolean) {
  return {
    ok: status >= 200 && status < 300,
    status,
    url,
    redirected,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null, entries: () => Object.entries(headers) },
    text: async () => decode(body),
    json: async () => JSON.parse(decode(body)),
    arrayBuffer: async () => Buffer.fromBytes(body).buffer,
  };
}
