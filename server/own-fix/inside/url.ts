import type { HostCalls } from '../host-calls.ts';

/** Makes the class `URL`, which the interpreter lacks. Addresses can be read, but not changed. */
export function createUrl({ url: ask }: HostCalls) {
  const partsOf = (text: unknown, base: unknown) =>
    ask({ text: String(text), ...(base === undefined ? {} : { base: String(base) }) });

  class InnerUrl {
    static canParse(text: unknown, base?: unknown): boolean {
      return partsOf(text, base) !== null;
    }

    static parse(text: unknown, base?: unknown): InnerUrl | null {
      return InnerUrl.canParse(text, base) ? new InnerUrl(text, base) : null;
    }

    readonly href: string = '';
    readonly search: string = '';

    constructor(text: unknown, base?: unknown) {
      const parts = partsOf(text, base);
      if (parts === null) {
        throw new TypeError('Invalid URL');
      }
      Object.assign(this, parts);
    }

    get searchParams(): ReadonlyMap<string, string> {
      return new Map(
        this.search
          .slice(1)
          .split('&')
          .filter((pair) => pair !== '')
          .map((pair) => {
            const [name = '', ...value] = pair.split('=').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
            return [name, value.join('=')];
          }),
      );
    }

    toString(): string {
      return this.href;
    }

    toJSON(): string {
      return this.href;
    }
  }
  return InnerUrl;
}
