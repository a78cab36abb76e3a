import type { DatabaseSync } from 'node:sqlite';
import type { Databases } from '../../../server/database/open.ts';
import type { Answerer } from '../../../server/reader/create-answerer.ts';

/** What an attacker in the process is after. All paths are absolute; everything but `data` lies outside of what is granted. */
export interface Targets {
  /** A file with `secret` in it. */
  readonly canary: string;
  /** A SQLite file whose table `loot` has a row with `secret` in it. */
  readonly canaryDatabase: string;
  /** A folder that anybody could write to. */
  readonly outside: string;
  /** A socket file on which a server says `secret`. */
  readonly socket: string;
  /** Any native library. */
  readonly addon: string;
  /** The process's own data folder. */
  readonly data: string;
  readonly secret: string;
}

/** What the code of the shop has at hand. */
export interface Surroundings {
  readonly targets: Targets;
  /** In the shop only. */
  readonly databases?: Databases;
  /** In the reader only: its door for learners' text, and a database like the one behind it. */
  readonly reader?: { readonly answerer: Answerer; readonly database: DatabaseSync };
}

/**
 * Code as an attacker would write it who runs in the process. It returns what it won, a text that holds the secret or says
 * what was done, and throws when it won nothing.
 */
export type Attempt = (surroundings: Surroundings) => unknown;

/** The file that shows, after the probe has become another program, that it did: nobody is left to say so. */
export const leftByOtherProgram = 'left-by-other-program';

/** A link to the canary that was in the data folder before the attempts: the test plants it, since no attempt can. */
export const plantedLink = 'planted-link';
