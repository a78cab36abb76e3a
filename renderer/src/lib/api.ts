import type { Success } from '../../../shared/api/answers.ts';
import { isObject } from '../../../shared/values/is-object.ts';

/** What a call may be given besides its path and body. */
export interface CallOptions {
  /** Ends the call early, as React Query's own signal does. */
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page that makes it. */
  readonly keepalive?: boolean;
  /** Headers besides the usual ones, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A call that did not succeed: an answer outside 200 to 299, or no answer at all (ui-shop.md 3.2).
 * `status` is 0 when nothing came back (server gone, time-out).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed JSON body, or its raw text when it is not JSON. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(status === 0 ? 'The shop did not answer' : `The shop answered with status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** After how many milliseconds without a complete answer a call fails with status 0. */
const patience = 20_000;

/**
 * A shop that has ended is back within seconds, and refuses connections meanwhile. In milliseconds: for how long a refused call is made
 * again, how soon a refusal comes, and the pause before the next try.
 */
const restart = { lasts: 6000, refusedWithin: 300, pause: 250 };

/** GET; the answer is parsed JSON, or text when it is not JSON. Paths are relative to the page, without a leading slash. */
export function get<T>(path: string, options?: CallOptions): Promise<T> {
  return call('GET', path, undefined, options);
}

/** The function of a query for the `data` of an answer, in which most endpoints wrap theirs. */
export function dataOf<T>(path: string): (context: { readonly signal: AbortSignal }) => Promise<T> {
  return async ({ signal }) => (await get<Success<T>>(path, { signal })).data;
}

/** POST of a JSON body. */
export function post<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  return call('POST', path, body, options);
}

/** PUT of a JSON body. */
export function put<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  return call('PUT', path, body, options);
}

/** PATCH of a JSON body. */
export function patch<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  return call('PATCH', path, body, options);
}

/** DELETE. */
export function remove<T>(path: string, options?: CallOptions): Promise<T> {
  return call('DELETE', path, undefined, options);
}

/** The `error` text of a failed call's JSON body; undefined when there is none, and then no snack bar is shown (ui-shop.md 3.3). */
export function errorText(error: unknown): string | undefined {
  const text = error instanceof ApiError && isObject(error.body) ? error.body.error : undefined;
  return typeof text === 'string' ? text : undefined;
}

async function call<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  const answer = await send(method, path, body, options);
  const parsed = parseBody(answer.text);
  if (!answer.ok) {
    throw new ApiError(answer.status, parsed);
  }
  // What an endpoint answers is the caller's knowledge (shared/api/answers.ts); nothing is checked at run time.
  return parsed as T;
}

async function send(method: string, path: string, body: unknown, options: CallOptions) {
  const timeout = AbortSignal.timeout(patience);
  const request = {
    method,
    headers: { ...headersFor(body), ...options.headers },
    signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
    keepalive: options.keepalive ?? false,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  try {
    const response = await (method === 'GET' ? fetchOverRestart(path, request) : fetch(path, request));
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    if (options.signal?.aborted === true) {
      throw error;
    }
    throw new ApiError(0, '');
  }
}

/**
 * Makes a call again while connections are refused, so that a restart is a short wait. A call that was taken and not answered is not made
 * again: it may be what ended the shop.
 */
async function fetchOverRestart(path: string, request: RequestInit): Promise<Response> {
  const until = performance.now() + restart.lasts;
  for (;;) {
    const asked = performance.now();
    try {
      return await fetch(path, request);
    } catch (error) {
      const failed = performance.now();
      if (request.signal?.aborted === true || failed - asked > restart.refusedWithin || failed > until) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, restart.pause));
  }
}

function headersFor(body: unknown): Record<string, string> {
  const headers = sessionHeaders();
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  return headers;
}

/** Both stored values travel with every call, read at the time of the call (ui-shop.md 3.1); `upload` is given them. */
export function sessionHeaders(): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' };
  const token = localStorage.getItem('token');
  const email = localStorage.getItem('email');
  if (token !== null && token !== '') {
    headers.Authorization = `Bearer ${token}`;
  }
  if (email !== null && email !== '') {
    headers['X-User-Email'] = asHeaderValue(email);
  }
  return headers;
}

/** A remembered e-mail may hold what a header must not; the browser would refuse the whole call. */
function asHeaderValue(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => encodeURIComponent(character));
}

/** A body as it is handed on: parsed JSON, or its raw text when it is not JSON (ui-shop.md 3.2). */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
