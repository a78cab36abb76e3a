import { boundedMap } from '../../bounded-map.ts';
import { Refused } from './respond.ts';

export interface Rate {
  /** So many at once, and so many more each second. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Clients whose requests are counted. New ones displace the oldest. */
const mostClients = 5000;

/** Makes a limit on requests, for each client by itself: a bucket that fills again with time. Throws `Refused` when it is empty. */
export function createRateLimit({ burst, perSecond }: Rate): (client: string) => void {
  const buckets = boundedMap<string, { readonly tokens: number; readonly at: number }>({ entries: mostClients });
  return (client) => {
    const now = performance.now();
    const bucket = buckets.get(client) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    buckets.set(client, { tokens: Math.max(0, tokens - 1), at: now });
    if (tokens < 1) {
      throw new Refused('tooMany');
    }
  };
}
