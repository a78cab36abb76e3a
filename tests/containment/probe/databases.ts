import type Database from 'better-sqlite3';
import type { Attempt } from './attempt.ts';
import { leakedHandle } from './leaked-handle.ts';
import { tamper } from './tamper.ts';

const loot = 'SELECT secret FROM loot';

export const databases = {
  'open another database': async ({ targets }) => {
    const { default: BetterSqlite } = await import('better-sqlite3');
    return readSecret(new BetterSqlite(targets.canaryDatabase));
  },
  'open another database through the class of an open one': async (surroundings) => {
    const native = nativeOf(leakedHandle(surroundings.databases));
    const { canaryDatabase } = surroundings.targets;
    const opened = Reflect.construct(native.constructor, [
      ...[canaryDatabase, canaryDatabase, false, false, true, 1000, null, null, null, null],
    ]);
    return opened.name;
  },
  'attach another database': ({ databases, targets }) => {
    databases?.shop.run(`ATTACH '${targets.canaryDatabase}' AS other`);
    return databases?.shop.get<{ secret: string }>('SELECT secret FROM other.loot')?.secret;
  },
  'attach another database through a leaked handle': async ({ databases, targets }) => {
    const handle = leakedHandle(databases);
    handle.exec(`/* */ ;attach '${targets.canaryDatabase}' AS leaked`);
    return readFrom(handle, 'leaked');
  },
  'attach another database after changing how strings are checked': async ({ databases, targets }) => {
    const handle = leakedHandle(databases);
    const undo = tamper();
    try {
      handle.exec(`ATTACH '${targets.canaryDatabase}' AS tampered`);
    } finally {
      undo();
    }
    return readFrom(handle, 'tampered');
  },
  'write a copy of a database outside': async ({ databases, targets }) => {
    leakedHandle(databases).exec(`VACUUM INTO '${targets.outside}/vacuumed-${process.pid}'`);
    return 'written';
  },
  'back a database up outside': ({ databases, targets }) => {
    const handle = leakedHandle(databases);
    const backup = nativeOf(handle).backup(handle, 'main', `${targets.outside}/backed-up-${process.pid}`, true);
    return `${backup.transfer(-1).totalPages} pages`;
  },
  'load an extension into a database': async ({ databases, targets }) => {
    try {
      leakedHandle(databases).loadExtension(targets.addon);
    } catch (error) {
      // The library was loaded; it just isn't an extension.
      if (error instanceof Error && /entry point|undefined symbol|sqlite3_extension_init/.test(error.message)) {
        return 'loaded';
      }
      throw error;
    }
    return 'loaded';
  },
  "open a file with Node's own database": async ({ targets }) => {
    const { DatabaseSync } = await import('node:sqlite');
    return new DatabaseSync(targets.canaryDatabase).prepare(loot).get()?.secret;
  },
  "attach a file with Node's own database": async ({ targets }) => {
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(':memory:');
    database.exec(`ATTACH '${targets.canaryDatabase}' AS other`);
    return database.prepare('SELECT secret FROM other.loot').get()?.secret;
  },
} satisfies Record<string, Attempt>;

/** The native object behind a handle, as far as it is needed here. */
interface NativeDatabase {
  readonly constructor: new (...values: unknown[]) => { readonly name: string };
  backup(
    handle: Database.Database,
    schema: string,
    file: string,
    isNew: boolean,
  ): { transfer(pages: number): { readonly totalPages: number } };
}

function nativeOf(handle: Database.Database): NativeDatabase {
  const native = Object.getOwnPropertySymbols(handle)
    .map((symbol): unknown => Reflect.get(handle, symbol))
    .find((value) => typeof value === 'object' && value !== null && 'prepare' in value);
  if (native === undefined) {
    throw new Error('no native object');
  }
  // Known only from the library's source.
  return native as unknown as NativeDatabase;
}

function readSecret(database: Database.Database): string | undefined {
  return database.prepare<[], { secret: string }>(loot).get()?.secret;
}

function readFrom(handle: Database.Database, schema: string): string | undefined {
  return handle.prepare<[], { secret: string }>(`SELECT secret FROM ${schema}.loot`).get()?.secret;
}
