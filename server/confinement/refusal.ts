/** What a sealed thing answers, in the form of Node's own permission model. */
export class SealedError extends Error {
  readonly code = 'ERR_ACCESS_DENIED';

  constructor(what: string) {
    super(`Sealed: ${what} is not available in this process.`);
  }
}

/** A function, also to be called with `new`, that only refuses. */
export function refusing(what: string): () => never {
  return function refuse(): never {
    throw new SealedError(what);
  };
}

/** Puts a value where nobody can take it away again. */
export function pin(holder: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: false, configurable: false });
}

/** Makes the named functions of an object refuse, where there are any, for good. */
export function refuseEach(holder: object, names: readonly string[], label: string): void {
  for (const name of names) {
    if (name in holder) {
      pin(holder, name, refusing(`${label}.${name}`));
    }
  }
}

/** Whether something was refused by a seal or by the permission model, rather than having failed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED';
}
