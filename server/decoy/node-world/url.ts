import { ask, codedError } from './host.ts';

/** The parts of a URL that code reads. It cannot be changed after it is created. */
export class URL {
  readonly href: string = '';

  constructor(address: unknown, base?: unknown) {
    const parts = ask('url', String(address), base === undefined ? null : String(base));
    if (parts === null) {
      throw codedError('ERR_INVALID_URL', 'Invalid URL');
    }
    Object.assign(this, parts);
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}
