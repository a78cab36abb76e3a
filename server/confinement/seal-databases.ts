import { createRequire } from 'node:module';
import { isObject } from '../../shared/values/is-object.ts';
import { pin, refuseEach, refusing } from './refusal.ts';
import { type Statements, sealStatements } from './statement-gate.ts';

/** The native side of better-sqlite3, as far as it is sealed. */
interface NativeDatabases {
  readonly Database: { readonly prototype: Statements };
}

/**
 * Allows the use of the databases that are open, and of no other file, since SQLite's own file access is beyond the
 * permission model. Seals the native class and not its wrapper, so that an open handle that leaks is of no more use.
 * @throws when the native library is not found where Node keeps what it has loaded
 */
export function sealDatabases(): void {
  const loaded = Object.values(createRequire(import.meta.url).cache).map((entry): unknown => entry?.exports);
  const libraries = loaded.filter(isNativeDatabases);
  if (libraries.length === 0) {
    throw new Error('The native library of better-sqlite3 is not loaded, so it cannot be sealed.');
  }
  for (const library of libraries) {
    sealLibrary(library);
  }
}

function sealLibrary(library: NativeDatabases): void {
  const { prototype } = library.Database;
  sealStatements(prototype);
  // `serialize` is not in the list: the reader needs it, and it only copies to memory what is open anyway.
  refuseEach(prototype, ['backup', 'loadExtension', 'function', 'aggregate', 'table', 'unsafeMode'], 'SQLite');
  pin(prototype, 'constructor', refusing('another database'));
  pin(library, 'Database', refusing('another database'));
  Object.freeze(prototype);
  Object.freeze(library);
}

function isNativeDatabases(exports: unknown): exports is NativeDatabases {
  return isObject(exports) && 'StatementIterator' in exports && typeof exports.Database === 'function';
}
