import { ask, codedError } from './host.ts';

interface Parts {
  readonly [name: string]: string;
}

/** The parts of a URL that code reads; it cannot be changed once it is made. */
export class URL {
  readonly href: string = '';
  readonly pathname: string = '';
  readonly search: string = '';
  readonly searchParams: URLSearchParams;

  constructor(address: unknown, base?: unknown) {
    const parts = ask('url', String(address), base === undefined ? null : String(base));
    if (parts === null) {
      throw codedError('ERR_INVALID_URL', 'Invalid URL');
    }
    // The host gives texts only.
    Object.assign(this, parts as Parts);
    this.searchParams = new URLSearchParams(this.search);
  }

  static canParse(address: unknown): boolean {
    return ask('url', String(address), null) !== null;
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}

export class URLSearchParams {
  readonly #pairs: [string, string][];

  constructor(query: unknown = '') {
    const given = typeof query === 'object' && query !== null ? Object.entries(query) : undefined;
    this.#pairs =
      given?.map(([name, value]): [string, string] => [name, String(value)]) ??
      String(query)
        .replace(/^\?/, '')
        .split('&')
        .filter((pair) => pair !== '')
        .map((pair): [string, string] => {
          const [name = '', ...value] = pair.split('=');
          return [decoded(name), decoded(value.join('='))];
        });
  }

  get(name: string): string | null {
    return this.#pairs.find(([each]) => each === name)?.[1] ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  append(name: string, value: unknown): void {
    this.#pairs.push([name, String(value)]);
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return this.#pairs[Symbol.iterator]();
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

export const urlModule = {
  URL,
  URLSearchParams,
  parse: (address: string) => {
    const parts = ask('url', address, null);
    return parts === null ? { href: address, pathname: address, host: null, hostname: null } : Object(parts);
  },
  fileURLToPath: (address: unknown) => decoded(String(Object(address).href ?? address).replace(/^file:\/\//, '')),
  pathToFileURL: (path: string) => new URL(`file://${path}`),
};
