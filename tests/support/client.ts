/** A response, with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parses the body; fails the test when it isn't JSON. Typed loosely, since tests read whatever was sent. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape and compare what they find.
  json(): any;
}

export interface Call {
  /** Sent as JSON unless it is a string or bytes, which are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bearer token. */
  readonly token?: string | undefined;
  /** The value of the cookie `token`. */
  readonly cookie?: string | undefined;
}

/** Sends HTTP requests to a listening shop and accepts JSON, as scripts do. */
export interface Client {
  call(method: string, path: string, call?: Call): Promise<Answer>;
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, body: unknown, call?: Call): Promise<Answer>;
  put(path: string, body: unknown, call?: Call): Promise<Answer>;
  patch(path: string, body: unknown, call?: Call): Promise<Answer>;
  delete(path: string, call?: Call): Promise<Answer>;
  /** Logs in and returns the token; fails the test when the shop refuses. */
  login(email: string, password: string): Promise<string>;
}

/** @param url `http://localhost:<port>`, without a trailing slash; a function where it is not known yet */
export function createClient(url: string | (() => string)): Client {
  async function call(method: string, path: string, { body, headers, token, cookie }: Call = {}): Promise<Answer> {
    const response = await fetch((typeof url === 'string' ? url : url()) + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isRaw(body) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie: `token=${cookie}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  }
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
    patch: (path, body, options) => call('PATCH', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
    login: async (email, password) => {
      const answer = await call('POST', '/rest/user/login', { body: { email, password } });
      if (answer.status !== 200) {
        throw new Error(`Login as ${email} failed: ${answer.status} ${answer.text}`);
      }
      return answer.json().authentication.token;
    },
  };
}

/** Returns whether a body is sent byte for byte. Typed for `fetch`, which only accepts views of plain memory; the buffers of tests are that. */
function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** Returns the claims of a token, unverified. */
// biome-ignore lint/suspicious/noExplicitAny: tests read claims of every shape.
export function claimsOf(token: string): any {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** Makes an unsigned token: `alg` is `none` and the signature is empty, which the shop's weak check accepts. */
export function unsignedToken(payload: unknown): string {
  return `${base64url({ typ: 'JWT', alg: 'none' })}.${base64url(payload)}.`;
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
