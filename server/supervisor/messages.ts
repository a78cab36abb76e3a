import type { EvaluationRequest, EvaluationResult } from '../decoy/evaluator.ts';

/** Where the shop keeps its data: a folder, or nowhere (`--ephemeral`). */
export type Storage = { readonly kind: 'folder'; readonly path: string } | { readonly kind: 'memory' };

/** What the supervisor tells the shop process to be. Paths are absolute. */
export interface ShopOptions {
  readonly host: string;
  /** Preferred port, 0 for any; taken ones are skipped upwards. */
  readonly port: number;
  /** Host names accepted besides localhost; `*` accepts all (rulings 12). */
  readonly allowedHosts: readonly string[];
  readonly storage: Storage;
  /** Seed anew even if the data folder has a shop ("Reset shop" at start). */
  readonly fresh: boolean;
  /** Configuration file of the operator, read by the supervisor, as text; null for the defaults. */
  readonly configuration: { readonly name: string; readonly text: string } | null;
  /** Named configuration variant (environment variable `NODE_ENV`), null for the defaults. */
  readonly variant: string | null;
  /** Flag key of the operator (environment variable `CTF_KEY`), null for the built-in one. */
  readonly ctfKey: string | null;
  readonly paths: {
    /** The checked and packed content of `resources/`. */
    readonly content: string;
    /** Folder with the built front end and its assets. */
    readonly pages: string;
  };
}

/** Which of the walls are in force, as found by trying them from inside (design section 1). */
export interface ConfinementReport {
  readonly permissionModel: boolean;
  /** Each probe is true when the attempt was refused. */
  readonly refused: Readonly<
    Record<'readOutside' | 'writeOutside' | 'childProcess' | 'worker' | 'addon' | 'attach', boolean>
  >;
}

export type MessageToShop =
  | { readonly type: 'start'; readonly options: ShopOptions }
  | { readonly type: 'ping'; readonly sequence: number }
  | { readonly type: 'evaluated'; readonly id: number; readonly result: EvaluationResult }
  | { readonly type: 'resetShop' }
  | { readonly type: 'resetProgress' }
  | { readonly type: 'stop' };

export type MessageFromShop =
  | { readonly type: 'ready'; readonly host: string; readonly port: number; readonly confinement: ConfinementReport }
  | { readonly type: 'pong'; readonly sequence: number }
  | { readonly type: 'evaluate'; readonly id: number; readonly request: EvaluationRequest }
  | { readonly type: 'resetDone'; readonly what: 'shop' | 'progress' }
  /** The shop cannot start; `reason` and `advice` are one sentence each, for people. */
  | { readonly type: 'failed'; readonly reason: string; readonly advice: string }
  | { readonly type: 'log'; readonly level: 'info' | 'warn' | 'error'; readonly text: string };
