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
  /** Folder with the built front end. */
  readonly pages: string;
  /** Folder with what is packed for the server: `decoy.pack`, `genesis.json`. */
  readonly built: string;
}

/**
 * Does what the shop did before a measure, in place of the app. Asked before it, for every request; whoever answers false has not
 * touched the body. May throw: nobody catches it.
 * @returns whether it answers
 */
export type CarelessPart = (
  request: IncomingMessage,
  response: ServerResponse,
  parts: CarelessParts,
) => boolean | Promise<boolean>;

/** The same for connections that are taken over. @returns whether it takes this one */
export type CarelessUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, parts: CarelessParts) => boolean;
