import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { urlsBeforeSolving } from './hack-it-facts.ts';

/** Remembers which of the URLs that precede a solve were requested (api-learning.md 10, pre-solve list). */
export interface SeenUrls {
  /** Takes note of a request. @param url as sent, with its query */
  see(url: string): void;
  /** Returns the share of the challenge's URLs that were seen, 0 to 1; undefined for a challenge without any. */
  shareOf(key: ChallengeKey): number | undefined;
  reset(): void;
}

const endings = new Set(Object.values(urlsBeforeSolving).flat());

export function createSeenUrls(): SeenUrls {
  const unseen = new Set(endings);
  return {
    see: (url) => {
      for (const ending of unseen) {
        if (url.endsWith(ending)) {
          unseen.delete(ending);
        }
      }
    },
    shareOf: (key) => {
      const urls = urlsBeforeSolving[key];
      return urls && urls.filter((url) => !unseen.has(url)).length / urls.length;
    },
    reset: () => {
      for (const ending of endings) {
        unseen.add(ending);
      }
    },
  };
}
