import type { FastifyInstance } from 'fastify';
import type { Budgets } from './budgets.ts';
import type { Genesis } from './chain/messages.ts';
import type { ChainLink } from './chain/remote/chain-link.ts';
import type { Journal } from './chain/remote/journal.ts';
import type { DecoyHost } from './decoy/host/host.ts';
import type { RegisteredRoute } from './http/frame/registered-routes.ts';
import type { ShopEventEmitter } from './shop/events.ts';
import type { ShopOptions } from './shop/shop.ts';
import type { StartupTimes } from './training/metrics/startup-gauges.ts';
import type { TrainingOptions } from './training/training.ts';

/** Everything the app is made of. Paths are absolute. */
export interface AppOptions
  extends Omit<ShopOptions, 'budgets' | 'contained'>,
    Omit<TrainingOptions, 'budgets' | 'databases' | 'events' | 'frame' | 'log' | 'translations'> {
  /** How far what learners reach may grow; tests give other limits. */
  readonly budgets?: Budgets;
  /** The local chain (decision 38): the way to its process, where its blocks are kept, and how it begins, read on first use. */
  readonly chain: { readonly link: ChainLink; readonly journal: Journal; readonly readGenesis: () => Genesis };
  /** Folder for the access log, made when missing; null keeps none (`--ephemeral`). */
  readonly logs: string | null;
  /** How long the steps before this one took. */
  readonly startup: StartupTimes;
  /** Seeds the shop anew ("Reset shop", decision 3). */
  readonly resetShop: () => void | Promise<void>;
  /** Told that this has failed, so that somebody starts the shop anew without its files. */
  readonly onResetFailed?: (error: unknown) => void;
  readonly log: (level: 'info' | 'warn' | 'error', text: string) => void;
}

/** The shop, ready to listen. */
export interface App {
  /** Every route that is registered. */
  readonly routes: readonly RegisteredRoute[];
  /** Not listening yet; `server.server` already carries the socket server. */
  readonly server: FastifyInstance;
  /** What the shop announces, for whoever looks at it from outside. */
  readonly events: ShopEventEmitter;
  /** The decoy host that learners reach, for whoever looks at it from outside. */
  readonly decoy: DecoyHost;
  /** Reseeds the shop and writes the solved challenges into it. */
  resetShop(): Promise<void>;
  /** Forgets everything solved. */
  resetProgress(): void;
}
