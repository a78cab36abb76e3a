import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Content } from './contract/content.ts';
import type { Databases } from './database/open.ts';
import type { Evaluator } from './decoy/evaluator.ts';

/** Everything the app is made of. Paths are absolute. */
export interface AppOptions {
  readonly config: Config;
  readonly content: Content;
  /** Open and seeded; closed by the caller after `app.close()`. */
  readonly databases: Databases;
  readonly evaluator: Evaluator;
  /** Folder with the built front end and its assets. */
  readonly pages: string;
  /** Folder for the access log, made when missing; null keeps none (`--ephemeral`). */
  readonly logs: string | null;
  /** Address the shop will listen on: always welcome as a Host header. */
  readonly host: string;
  /** Further welcome host names; `*` welcomes all (rulings 12). */
  readonly allowedHosts: readonly string[];
  /** Flag key of the operator (environment variable `CTF_KEY`), null for the built-in one. */
  readonly ctfKey: string | null;
  /** Seeds the shop anew ("Reset shop", rulings 3). */
  readonly resetShop: () => void | Promise<void>;
  readonly log: (level: 'info' | 'warn' | 'error', text: string) => void;
}

/** The shop, ready to listen. */
export interface App {
  /** Not listening yet; `server.server` already carries the socket server. */
  readonly server: FastifyInstance;
  /** Reseeds the shop and writes the solved challenges into it. */
  resetShop(): Promise<void>;
  /** Forgets everything solved. */
  resetProgress(): void;
}
