import { boundedMap } from '../../../bounded-map.ts';

/** How many addresses are remembered. The oldest makes room for the next one. */
const most = 1000;

/** A set of addresses from which something is expected. The case of their letters doesn't matter. */
export interface Remembered {
  /** Ignores anything that isn't a string. */
  add(address: unknown): void;
  /** Forgets the address. @returns whether it was there */
  take(address: unknown): boolean;
  clear(): void;
}

export function remembered(): Remembered {
  const addresses = boundedMap<string, true>({ entries: most });
  return {
    add: (address) => {
      // Longer strings aren't addresses.
      if (typeof address === 'string' && address.length <= 100) {
        addresses.set(address.toLowerCase(), true);
      }
    },
    take: (address) => typeof address === 'string' && addresses.delete(address.toLowerCase()),
    clear: () => addresses.clear(),
  };
}
