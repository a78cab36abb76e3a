import type { BoardChallenge } from '../../shared/class/wall.ts';
import type { KeyPair } from '../class-wire/keys.ts';
import {
  count,
  type Form,
  flag,
  list,
  number,
  oneOf,
  otherwise,
  tagged,
  text,
  textUpTo,
  type ValueOf,
} from '../jobs/form.ts';
import type { BoardLimits } from './limits.ts';

/** What the supervisor starts a class board's process with. Paths are absolute. */
export interface BoardOptions {
  /** The board's own folder. */
  readonly folder: string;
  /** Folder with the pages of the wall and the trainer's view. */
  readonly pages: string;
  /** The class's name, and a language of the range. */
  readonly name: string;
  readonly language: string;
  readonly isContest: boolean;
  readonly challenges: readonly BoardChallenge[];
  readonly secrets: BoardSecrets;
  /** Address to listen on for the network. */
  readonly host: string;
  /** Ports to prefer; 0 for any. When one is taken, the next free one above it is used. */
  readonly port: number;
  readonly trainerPort: number;
  readonly limits: BoardLimits;
}

export interface BoardSecrets {
  readonly keys: KeyPair;
  /** Allows joining; 32 bytes in base64url. */
  readonly classKey: string;
  /** The trainer's key, and the secret part of the webhook's address; both are fit for a path. */
  readonly trainerKey: string;
  readonly webhookKey: string;
}

export type MessageToBoard =
  | { readonly type: 'start'; readonly options: BoardOptions }
  | { readonly type: 'ping'; readonly sequence: number }
  | { readonly type: 'stop' };

const port: Form<number> = (value) => {
  const given = count(value);
  return given !== undefined && given > 0 && given < 65_536 ? given : undefined;
};

/** The form of the board process's messages. Learners attack the process, so anything else is ignored. */
export const boardMessages = tagged('type', {
  ready: { port, trainerPort: port, addresses: list(textUpTo(100), 20), isConfined: flag },
  failed: { reason: text },
  pong: { sequence: number, memory: otherwise(number, 0) },
  log: { level: otherwise(oneOf(['info', 'warn', 'error']), 'info'), text },
});

export type MessageFromBoard = ValueOf<typeof boardMessages>;
