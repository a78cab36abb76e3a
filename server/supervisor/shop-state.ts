import type { ConfinementReport, StartFault } from './messages.ts';

/** How a shop process ended: by itself, or killed because it no longer answered, or because it took too much memory. */
export type EndOfShop = 'died' | 'hung' | 'grew';

/** What the shop is doing, for people to be told. */
export type ShopState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'ready';
      /** `http://localhost:3000`, without a slash at the end. */
      readonly url: string;
      readonly host: string;
      readonly port: number;
      /** The port that was asked for, 0 for any: it was taken when `port` is another. */
      readonly preferredPort: number;
      /** Process id of the shop process. */
      readonly pid: number;
      readonly confinement: ConfinementReport;
      /** Whether the help is served at `/help/`, and to be offered elsewhere. */
      readonly offersHelp: boolean;
      /** How often the shop was started anew since the supervisor began. */
      readonly restarts: number;
    }
  | {
      readonly kind: 'restarting';
      readonly because: EndOfShop;
      readonly restarts: number;
    }
  | { readonly kind: 'stopped' }
  /** Given up; `reason` and `advice` are one sentence each. */
  | { readonly kind: 'failed'; readonly reason: string; readonly advice: string; readonly fault: StartFault };

/** The address to be typed into a browser on this machine. */
export function addressOf(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::' || host === '';
  const name = isAny ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
