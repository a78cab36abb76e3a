/** Thrown by whatever is sealed, in the form of the errors of Node's own permission model. */
export class SealedError extends Error {
  readonly code = 'ERR_ACCESS_DENIED';

  constructor(what: string) {
    super(`Sealed: ${what} is not available in this process.`);
  }
}

/** Returns a function that only refuses, also when it is called with `new`. */
export function refusing(what: string): () => never {
  return function refuse(): never {
    throw new SealedError(what);
  };
}

/** Sets a property that nobody can change or delete again. */
export function pin(holder: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: false, configurable: false });
}

/** Makes those of the named functions that exist refuse, for good. */
export function refuseEach(holder: object, names: readonly string[], label: string): void {
  for (const name of names) {
    if (name in holder) {
      pin(holder, name, refusing(`${label}.${name}`));
    }
  }
}

/** Returns whether something was refused by a seal or by the permission model, and did not fail for another reason. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED';
}
