import type { FastifyInstance } from 'fastify';
import type { Budgets } from './budgets.ts';
import type { Genesis } from './chain/messages.ts';
import type { ChainLink } from './chain/remote/chain-link.ts';
import type { Journal } from './chain/remote/journal.ts';
import type { DecoyHost } from './decoy/host/host.ts';
import type { RegisteredRoute } from './http/frame/registered-routes.ts';
import type { ShopEventEmitter } from './shop/events.ts';
import type { ShopOptions } from './shop/shop.ts';
import type { ClassDesk } from './training/class/class-desk.ts';
import type { StartupTimes } from './training/metrics/startup-gauges.ts';
import type { TrainingOptions } from './training/training.ts';

/** Everything the app is made of. Paths are absolute. */
export interface AppOptions
  extends Omit<ShopOptions, 'budgets' | 'contained'>,
    Omit<TrainingOptions, 'budgets' | 'databases' | 'events' | 'frame' | 'log' | 'translations'> {
  /** Limits on everything that learners can make grow. Tests set their own. */
  readonly budgets?: Budgets;
  /** The local chain (decision 38): the link to its process, the journal that keeps its blocks, and its genesis, read on first use. */
  readonly chain: { readonly link: ChainLink; readonly journal: Journal; readonly readGenesis: () => Genesis };
  /** Whether the workbench records clients on other machines too, and lets them see its history (`--record-others`). */
  readonly recordsOthers: boolean;
  /** Folder for the access log, created when missing; null keeps the log in memory (`--ephemeral`). */
  readonly logs: string | null;
  /** How long the earlier steps of the start took. */
  readonly startup: StartupTimes;
  /** Reseeds the shop ("Reset shop", decision 3). */
  readonly resetShop: () => void | Promise<void>;
  /** Called when a reset has failed, so that the shop can be restarted without its old files. */
  readonly onResetFailed?: (error: unknown) => void;
  readonly log: (level: 'info' | 'warn' | 'error', text: string) => void;
}

/** The shop, ready to listen. */
export interface App {
  /** All registered routes. */
  readonly routes: readonly RegisteredRoute[];
  /** The server. It does not listen yet, but `server.server` already carries the socket server. */
  readonly server: FastifyInstance;
  /** What the shop announces, for observers outside the app. */
  readonly events: ShopEventEmitter;
  /** The decoy host that learners reach, for observers outside the app. */
  readonly decoy: DecoyHost;
  /** Reseeds the shop and writes the solved challenges into it. */
  resetShop(): Promise<void>;
  /** Forgets everything that was solved. */
  resetProgress(): void;
  /** What the supervisor tells of the class (architecture.md 11). */
  readonly classDesk: ClassDesk;
  readonly setFlagKey: (key: string) => void;
}
