import { boundedMap } from '../../../bounded-map.ts';

/** How many are remembered; the one that came first is forgotten for the next one. */
const most = 1000;

/** Addresses that something is expected of, whatever the case of their letters. */
export interface Remembered {
  /** What is no text is let be. */
  add(address: unknown): void;
  /** Forgets it. @returns whether it was there */
  take(address: unknown): boolean;
  clear(): void;
}

export function remembered(): Remembered {
  const addresses = boundedMap<string, true>({ entries: most });
  return {
    add: (address) => {
      // Longer ones are no addresses.
      if (typeof address === 'string' && address.length <= 100) {
        addresses.set(address.toLowerCase(), true);
      }
    },
    take: (address) => typeof address === 'string' && addresses.delete(address.toLowerCase()),
    clear: () => addresses.clear(),
  };
}
