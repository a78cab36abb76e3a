import type { Success } from '../../../shared/api/answers.ts';
import { isObject } from '../../../shared/values/is-object.ts';

/** Options of a call besides its path and body. */
export interface CallOptions {
  /** Cancels the call, as React Query's own signal does. */
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page that makes it. */
  readonly keepalive?: boolean;
  /** Headers that are added to the usual ones or replace them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A call that failed: a response outside 200 to 299, or no response at all (ui-shop.md 3.2). `status` is 0 when nothing came back, because
 * the server was gone or the call timed out.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed JSON body, or the raw string when it isn't JSON. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(status === 0 ? 'The shop did not answer' : `The shop answered with status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Milliseconds without a complete response after which a call fails with status 0. */
const patience = 20_000;

/**
 * A shop that has crashed is back within seconds and refuses connections meanwhile. All in milliseconds: for how long a refused call is
 * repeated, the time within which a failure counts as a refusal, and the pause before the next try.
 */
const restart = { lasts: 6000, refusedWithin: 300, pause: 250 };

/**
 * Sends a GET and returns the parsed JSON, or the raw string when the response isn't JSON. Paths are relative to the page and have no
 * leading slash.
 */
export function get<T>(path: string, options?: CallOptions): Promise<T> {
  return call('GET', path, undefined, options);
}

/** Returns a query function that unwraps `data`, in which most endpoints wrap their result. */
export function dataOf<T>(path: string): (context: { readonly signal: AbortSignal }) => Promise<T> {
  return async ({ signal }) => (await get<Success<T>>(path, { signal })).data;
}

/** Sends a POST with a JSON body. */
export function post<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  return call('POST', path, body, options);
}

/** Sends a PUT with a JSON body. */
export function put<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  return call('PUT', path, body, options);
}

/** Sends a PATCH with a JSON body. */
export function patch<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  return call('PATCH', path, body, options);
}

/** Sends a DELETE. */
export function remove<T>(path: string, options?: CallOptions): Promise<T> {
  return call('DELETE', path, undefined, options);
}

/**
 * Returns the `error` string in a failed call's JSON body. Undefined means that there is none, and that no snack bar is shown (ui-shop.md
 * 3.3).
 */
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
  // The caller knows the type of the response (shared/api/answers.ts). Nothing is checked at run time.
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
 * Repeats a call while connections are refused, so that a restart is only a short wait. A call that was accepted but never answered isn't
 * repeated: it may have crashed the shop.
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

/**
 * Returns the headers that carry both stored values with every call, read at call time (ui-shop.md 3.1). Callers of `upload` pass them in.
 */
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

/** Encodes characters of a remembered email that a header must not contain; the browser would refuse the whole call. */
function asHeaderValue(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => encodeURIComponent(character));
}

/** Parses a body as JSON, or returns it unchanged when it isn't JSON (ui-shop.md 3.2). */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
