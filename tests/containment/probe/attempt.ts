import type { DatabaseSync } from 'node:sqlite';
import type { Databases } from '../../../server/database/open.ts';
import type { Answerer } from '../../../server/reader/create-answerer.ts';

/** What an attacker in the process is after. All paths are absolute. Everything but `data` is outside of what is granted. */
export interface Targets {
  /** A file with `secret` in it. */
  readonly canary: string;
  /** A SQLite file whose table `loot` has a row with `secret` in it. */
  readonly canaryDatabase: string;
  /** A folder that anyone could write to. */
  readonly outside: string;
  /** A socket file on which a server sends `secret`. */
  readonly socket: string;
  /** A port of this machine at which a server responds with `secret`. */
  readonly port: number;
  /** Any native library. */
  readonly addon: string;
  /** The process's own data folder. */
  readonly data: string;
  readonly secret: string;
}

/** What the code in the process can use. */
export interface Surroundings {
  readonly targets: Targets;
  /** In the shop only. */
  readonly databases?: Databases;
  /** In the reader only: its interface for learners' SQL, and a database like the one behind it. */
  readonly reader?: { readonly answerer: Answerer; readonly database: DatabaseSync };
}

/**
 * Code as an attacker who runs in the process would write it. It returns what it won, a string that holds the secret or
 * says what was done, and throws when it won nothing.
 */
export type Attempt = (surroundings: Surroundings) => unknown;

/** The file that shows that the probe has become another program. No process is left to report it. */
export const leftByOtherProgram = 'left-by-other-program';

/** A link to the canary that was in the data folder before the attempts. The test plants it, since no attempt can. */
export const plantedLink = 'planted-link';
