import type { ShopEventEmitter } from '../shop/events.ts';
import type { Engine } from './engine.ts';

/** The URL that only the shop itself should ever request. */
export const serverSidePath = '/solve/challenges/server-side';

/** The challenges that a request to this URL solves: one per request, in this order. */
const challenges = ['sstiChallenge', 'ssrfChallenge'] as const;

/** Decides what a request to that URL solves. A challenge is ready once the shop has been abused in its way since the start. */
export interface ServerSide {
  /** @returns whether the request solved a challenge */
  solveNext(): boolean;
  /** Forgets all abuse so far ("Reset progress"). */
  forget(): void;
}

export function createServerSide(events: ShopEventEmitter, engine: Engine): ServerSide {
  const ready = new Set<(typeof challenges)[number]>();
  events.on('userName.evaluated', () => ready.add('sstiChallenge'));
  events.on('profilePicture.linked', ({ url }) => {
    if (url.includes(serverSidePath.slice(1))) {
      ready.add('ssrfChallenge');
    }
  });
  return {
    solveNext: () => {
      const key = challenges.find((each) => ready.has(each) && !engine.isSolved(each));
      if (key !== undefined) {
        engine.solve(key);
      }
      return key !== undefined;
    },
    forget: () => ready.clear(),
  };
}
