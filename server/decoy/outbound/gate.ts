import { METHODS, validateHeaderName, validateHeaderValue } from 'node:http';
import { type Destination, judge, type OwnOrigin } from './destination.ts';
import { type Answer, ExchangeError, exchange, type Limits, type Message } from './exchange.ts';
import type { Internet } from './internet.ts';
import type { DecoySite, OutboundGate, OutboundOutcome, OutboundRequest } from './outbound.ts';

export interface GateOptions {
  /** Called for each request, since the port is known only once the shop listens. */
  readonly own: () => OwnOrigin;
  /** Returns where the shop really listens; undefined while it does not. */
  readonly listensAt: () => { readonly host: string; readonly port: number } | undefined;
  /** Returns the built-in host of this name (in lower case), if there is one. */
  readonly siteOf: (host: string) => DecoySite | undefined;
  /** Null unless an operator has allowed access to the Internet. */
  readonly internet: Internet | null;
}

/** The limits for all hops of one request together. */
const timeLimit = 5000;
const sizeLimit = 10 * 1024 * 1024;
const usualRedirects = 10;

/**
 * The most requests in flight at the same time. Without a limit, code that requests the page that runs it would go on
 * for ever.
 */
const mostAtOnce = 16;

const methods: ReadonlySet<string> = new Set(METHODS.filter((method) => !['CONNECT', 'TRACE'].includes(method)));

/** Headers that control the connection. The gate sets its own. */
const steering =
  /^(?:host|connection|content-length|transfer-encoding|expect|upgrade|te|trailer|keep-alive|proxy-.*)$/i;

/** Headers that must not follow a redirect to another origin. */
const personal = /^(?:authorization|cookie)$/i;

export function createGate(options: GateOptions): OutboundGate {
  let underWay = 0;
  return {
    request: async (request) => {
      if (underWay >= mostAtOnce) {
        return { outcome: 'refused', reason: 'busy' };
      }
      underWay += 1;
      try {
        return await follow(options, request);
      } catch (error) {
        return { outcome: 'failed', reason: error instanceof ExchangeError ? error.reason : 'connection' };
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function follow(options: GateOptions, request: OutboundRequest): Promise<OutboundOutcome> {
  const first = messageOf(request);
  if (first === null) {
    return { outcome: 'refused', reason: 'malformed' };
  }
  const deadline = AbortSignal.timeout(timeLimit);
  const mostRedirects = request.redirects ?? usualRedirects;
  let message = first;
  let text = request.url;
  let base: URL | undefined;
  let bytes = sizeLimit;
  for (let hop = 0; ; hop += 1) {
    const destination = judge(text, options.own(), options.siteOf, base);
    if (destination.kind === 'refused') {
      return { outcome: 'refused', reason: destination.reason };
    }
    const { url } = destination;
    if (base !== undefined && base.origin !== url.origin) {
      message = { ...message, headers: without(message.headers, personal) };
    }
    const answer = await send(options, destination, message, { deadline, bytes });
    if (answer === null) {
      return { outcome: 'refused', reason: 'unknownHost' };
    }
    const location = redirectOf(answer);
    if (location === undefined || mostRedirects === 0) {
      const by = destination.kind;
      return { outcome: 'answered', by, url: url.href, ...answer };
    }
    if (hop >= mostRedirects) {
      return { outcome: 'failed', reason: 'tooManyRedirects' };
    }
    bytes -= answer.body.length;
    message = afterRedirect(message, answer.status);
    text = location;
    base = url;
  }
}

/** Returns the message to be sent, or null if the request cannot be sent. */
function messageOf({ method = 'GET', headers = {}, body }: OutboundRequest): Message | null {
  const name = method.toUpperCase();
  if (!methods.has(name)) {
    return null;
  }
  try {
    for (const [header, value] of Object.entries(headers)) {
      validateHeaderName(header);
      validateHeaderValue(header, value);
    }
  } catch {
    return null;
  }
  return {
    method: name,
    headers: without(headers, steering),
    body: body === undefined ? undefined : Buffer.from(body),
  };
}

function without(headers: Readonly<Record<string, string>>, unwanted: RegExp): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !unwanted.test(name)));
}

async function send(
  { listensAt, internet }: GateOptions,
  destination: Exclude<Destination, { kind: 'refused' }>,
  message: Message,
  limits: Limits,
): Promise<Answer | null> {
  const { url } = destination;
  const path = url.pathname + url.search;
  switch (destination.kind) {
    case 'shop': {
      const place = listensAt();
      if (place === undefined) {
        throw new ExchangeError('connection');
      }
      const headers = { ...message.headers, host: `localhost:${place.port}` };
      return exchange({ ...place, path }, { ...message, headers }, limits);
    }
    case 'decoy': {
      const answer = destination.site({ method: message.method, url });
      const { status, headers, body } = answer ?? { status: 404, headers: {}, body: 'Not Found\n' };
      return {
        status,
        headers: lowerCased(headers),
        body: message.method === 'HEAD' ? Buffer.alloc(0) : Buffer.from(body),
      };
    }
    case 'internet':
      return internet === null ? null : internet.send(url, message, limits);
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function redirectOf({ status, headers }: Answer): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
}

/** Changes the message as browsers do: 307 and 308 repeat the request, and the others turn it into a GET. */
function afterRedirect(message: Message, status: number): Message {
  if (status === 307 || status === 308 || message.method === 'GET' || message.method === 'HEAD') {
    return message;
  }
  return { method: 'GET', headers: without(message.headers, /^content-/i), body: undefined };
}
