import type { ShopFacts, StartTrouble } from './messages.ts';

/** How a shop process ended: by itself, or killed because it no longer answered or took too much memory. */
export type EndOfShop = 'died' | 'hung' | 'grew';

/** What the shop is doing, for display to people. */
export type ShopState =
  | { readonly kind: 'starting' }
  | ReadyShop
  | { readonly kind: 'restarting'; readonly because: EndOfShop; readonly restarts: number }
  | { readonly kind: 'stopped' }
  /** The shop was given up. */
  | FailedStart;

interface ReadyShop extends ShopFacts {
  readonly kind: 'ready';
  /** `http://localhost:3000`, without a trailing slash. */
  readonly url: string;
  readonly host: string;
  /** Process id of the shop process. */
  readonly pid: number;
  /** How often the shop was restarted since the supervisor began. */
  readonly restarts: number;
}

export interface FailedStart extends StartTrouble {
  readonly kind: 'failed';
}

/** Returns the address to type into a browser on this machine. */
export function addressOf(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::' || host === '';
  const name = isAny ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
