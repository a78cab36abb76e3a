import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../../../../server/config/config.ts';
import type { Databases } from '../../../../server/database/open.ts';
import type { Content } from '../../../../shared/content/content.ts';

/** What careless parts work with. */
export interface CarelessParts {
  readonly config: Config;
  readonly content: Content;
  readonly databases: Databases;
  /** The folder with the built front end. */
  readonly pages: string;
  /** The folder with what is packed for the server: `decoy.pack`, `genesis.json`, `handbook/`. */
  readonly built: string;
}

/**
 * Does what the shop did before a measure, in place of the app. It is called before the app, for every request, and must not
 * touch the body if it returns false. It may throw: nothing catches the error.
 * @returns whether it answers
 */
export type CarelessPart = (
  request: IncomingMessage,
  response: ServerResponse,
  parts: CarelessParts,
) => boolean | Promise<boolean>;

/**
 * The same for connections that are handed over.
 * @returns whether it takes this one
 */
export type CarelessUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, parts: CarelessParts) => boolean;
