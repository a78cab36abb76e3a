/** What a test wants of its shop; everything has a default. */
export interface ShopWishes {
  /** Data folder; a fresh temporary one, removed by `stop`, when absent. `null` keeps everything in memory. */
  readonly data?: string | null;
  /** Configuration file text (YAML). */
  readonly config?: string;
  /** More flags of `server/cli.ts`. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A running shop: the built server, confined and supervised as in real life. */
export interface RunningShop {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  /** Empty for a shop in memory. */
  readonly dataFolder: string;
  /** Process id of the shop process now; changes with a restart. */
  shopPid(): number;
  /** Process id of the command line's process, the supervisor. */
  readonly supervisorPid: number;
  /** Sends a signal to the shop process; `SIGKILL` when absent. */
  kill(signal?: NodeJS.Signals): void;
  /** Resolves when the shop answers again after a death or a hang that comes, or came, after the last call. */
  waitForRestart(): Promise<void>;
  /** Everything the command printed so far. */
  output(): string;
  /** Stops everything and resolves when it is gone. */
  stop(): Promise<void>;
}

/** Starts the built server on a free port, in a process tree of its own. */
export async function startShop(_wishes: ShopWishes = {}): Promise<RunningShop> {
  throw new Error('soon');
}
