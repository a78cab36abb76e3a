import type { ChildProcess } from 'node:child_process';
import type { ConfinementReport, LogLevel, ShopOptions } from './messages.ts';

/**
 * Starts a Node process with an IPC channel (JSON), standard output and error as pipes and standard input closed: a
 * `child_process.fork` of `entry` with `flags` in front of it and exactly this environment. Electron's main process
 * adds `ELECTRON_RUN_AS_NODE=1` to it.
 */
export type SpawnProcess = (
  entry: string,
  flags: readonly string[],
  environment: Readonly<Record<string, string>>,
) => ChildProcess;

/** Where the built files are. Absolute paths; links in them are resolved. */
export interface BuiltPaths {
  /** Folder with shop-process.js, evaluator-process.js and content.json. */
  readonly server: string;
  /** Folder with the built front end and its assets. */
  readonly pages: string;
}

/** What the shop is doing, for people to be told. */
export type ShopState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'ready';
      /** `http://localhost:3000`, without a slash at the end. */
      readonly url: string;
      readonly host: string;
      readonly port: number;
      /** Process id of the shop process. */
      readonly pid: number;
      readonly confinement: ConfinementReport;
      /** How often the shop was started anew since the supervisor began. */
      readonly restarts: number;
    }
  | {
      readonly kind: 'restarting';
      /** `died` by itself, or `hung`: it no longer answered and was killed. */
      readonly because: 'died' | 'hung';
      readonly restarts: number;
    }
  | { readonly kind: 'stopped' }
  /** Given up; `reason` and `advice` are one sentence each. */
  | { readonly kind: 'failed'; readonly reason: string; readonly advice: string };

export interface SupervisorOptions {
  readonly shop: Omit<ShopOptions, 'paths'>;
  readonly paths: BuiltPaths;
  /** Told of every change of state, `starting` included. */
  readonly onState?: (state: ShopState) => void;
  /** Told of every log line of the shop, without control characters. */
  readonly onLog?: (level: LogLevel, text: string) => void;
  /** How processes are started; `child_process.fork` when absent. */
  readonly spawn?: SpawnProcess;
  /** How often the shop is asked for a sign of life, and how many may be missing in a row; every 2 s and 5 when absent. */
  readonly heartbeat?: { readonly milliseconds: number; readonly misses: number };
}

/** A supervised shop. */
export interface Supervisor {
  readonly state: () => ShopState;
  /** Stops shop and evaluator and releases the data folder; resolves when both processes are gone. */
  stop(): Promise<void>;
  /** "Reset shop": seeds the target anew. Rejects when the shop is not ready or dies meanwhile. */
  resetShop(): Promise<void>;
  /** "Reset progress": forgets everything solved. Rejects when the shop is not ready or dies meanwhile. */
  resetProgress(): Promise<void>;
}

/**
 * Starts the shop process confined (design section 1) and watches it. Resolves with the first outcome, when the state
 * is `ready` or `failed`; a failed supervisor holds nothing and may be dropped. Never rejects because of the data
 * folder, the port or the configuration: these are `failed` states with a reason and an advice.
 */
export async function startSupervisor(_options: SupervisorOptions): Promise<Supervisor> {
  throw new Error('soon');
}
