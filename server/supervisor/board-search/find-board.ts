import { setTimeout as delay } from 'node:timers/promises';
import type { LocalNetwork } from './local-network.ts';
import { isPrivateAddress } from './private-address.ts';
import { questionFor } from './records.ts';

/** Finds addresses at which a board may be, by its public key. Never rejects. */
export type FindBoard = (board: string, signal: AbortSignal) => Promise<readonly string[]>;

/** How long answers are waited for, in milliseconds. */
const patience = 1000;

/** Addresses that are taken from one search, and answers that are looked at. */
const mostAddresses = 8;
const mostAnswers = 200;

/**
 * Asks a network for a board (decision 119). Anyone there may answer, so an address only says where to try: the board's signature decides. It is the address
 * that the answer came from, so nobody can send a learner's app anywhere but to themselves.
 */
export function findOn(network: LocalNetwork): FindBoard {
  return async (board, signal) => {
    const { message, portIn } = questionFor(board);
    const found = new Set<string>();
    let answers = 0;
    const asking = network.ask(message, (answer, from) => {
      answers += 1;
      if (answers > mostAnswers || found.size >= mostAddresses || !isPrivateAddress(from)) {
        return;
      }
      const port = portIn(answer);
      if (port !== null) {
        found.add(`http://${from}:${port}`);
      }
    });
    await delay(patience, undefined, { signal }).catch(() => {
      // The search is no longer needed.
    });
    asking.stop();
    return [...found];
  };
}
