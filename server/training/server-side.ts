import type { ShopEventEmitter } from '../shop/events.ts';
import type { Engine } from './engine.ts';

/** The URL that only the shop itself should ever request. */
export const serverSidePath = '/solve/challenges/server-side';

/** The challenges that end there, in the order in which a request solves them: one each. */
const challenges = ['sstiChallenge', 'ssrfChallenge'] as const;

/** What waits for a request to that URL: a challenge can be solved once the shop was abused in its way since it was started. */
export interface ServerSide {
  /** @returns whether the request solved something */
  solveNext(): boolean;
  /** Nothing has happened yet ("Reset progress"). */
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
