import type { DatabaseSync } from 'node:sqlite';
import type { Attempt, Surroundings } from './attempt.ts';
import { tamper } from './tamper.ts';

/** Attempts with the copy of the shop's tables that the reader holds. */
export const reader = {
  "attach another database to the copy in learners' SQL": ({ reader, targets }) => {
    for (const sql of [`ATTACH '${targets.canaryDatabase}' AS learner`, 'SELECT secret FROM learner.loot']) {
      const result = reader?.answerer.run(sql);
      if (result?.outcome === 'rows' && result.json.includes(targets.secret)) {
        return result.json;
      }
    }
    return undefined;
  },
  'attach another database to the copy through a leaked handle': (surroundings) => {
    const database = leaked(surroundings);
    database.exec(`/* */ ;attach '${surroundings.targets.canaryDatabase}' AS leaked`);
    return secretOf(database, 'leaked');
  },
  'attach another database to the copy after changing how strings are checked': (surroundings) => {
    const database = leaked(surroundings);
    const undo = tamper();
    try {
      database.exec(`ATTACH '${surroundings.targets.canaryDatabase}' AS tampered`);
    } finally {
      undo();
    }
    return secretOf(database, 'tampered');
  },
  'attach another database to the copy through a tagged template': (surroundings) => {
    const database = leaked(surroundings);
    database.createTagStore().run`ATTACH ${surroundings.targets.canaryDatabase} AS tagged`;
    return secretOf(database, 'tagged');
  },
  'open another database through the class of the copy': (surroundings) => {
    const { constructor: itsClass } = Object.getPrototypeOf(leaked(surroundings));
    const opened: DatabaseSync = Reflect.construct(itsClass, [surroundings.targets.canaryDatabase]);
    return secretOf(opened, 'main');
  },
  'open the copy anew as another database': (surroundings) => {
    const database = leaked(surroundings);
    database.close();
    database.open();
    return 'opened';
  },
  'write a copy of the copy outside': (surroundings) => {
    leaked(surroundings).exec(`VACUUM INTO '${surroundings.targets.outside}/vacuumed-${process.pid}'`);
    return 'written';
  },
  'back the copy up outside': async (surroundings) => {
    const { backup } = await import('node:sqlite');
    return `${await backup(leaked(surroundings), `${surroundings.targets.outside}/backed-up-${process.pid}`)} pages`;
  },
} satisfies Record<string, Attempt>;

/** Returns the database behind the interface, without what the interface refuses by itself. */
function leaked({ reader }: Surroundings): DatabaseSync {
  if (reader === undefined) {
    throw new Error('no database leaked');
  }
  const { database } = reader;
  database.setAuthorizer(null);
  database.limits.attach = 10;
  database.exec('PRAGMA query_only = OFF');
  return database;
}

function secretOf(database: DatabaseSync, schema: string): unknown {
  return database.prepare(`SELECT secret FROM ${schema}.loot`).get()?.secret;
}
