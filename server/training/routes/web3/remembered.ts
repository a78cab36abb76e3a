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
  const addresses = new Set<string>();
  return {
    add: (address) => {
      // Longer ones are no addresses.
      if (typeof address !== 'string' || address.length > 100) {
        return;
      }
      const [oldest] = addresses;
      if (addresses.size >= most && oldest !== undefined) {
        addresses.delete(oldest);
      }
      addresses.add(address.toLowerCase());
    },
    take: (address) => typeof address === 'string' && addresses.delete(address.toLowerCase()),
    clear: () => addresses.clear(),
  };
}
