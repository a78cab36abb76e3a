import type { ChallengeIds } from '../../shared/api/configuration.ts';
import type { KeptProgress } from '../../shared/api/kept-progress.ts';
import type { DataFault } from '../database/data-folder-error.ts';
import type { Storage } from '../database/open.ts';

/** What the supervisor starts the shop process with. Paths are absolute. */
export interface ShopOptions {
  /** Address to listen on; `localhost` means 127.0.0.1 and, where there is IPv6, ::1. */
  readonly host: string;
  /** The preferred port; 0 for any, null for the configured one. When it is taken, the next free port above it is used. */
  readonly port: number | null;
  /** Host names accepted besides localhost; `*` accepts all (decision 12). */
  readonly allowedHosts: readonly string[];
  readonly storage: Storage;
  /** Whether to seed anew even if the data folder has a shop ("Reset shop" at start). */
  readonly fresh: boolean;
  /**
   * The operator's configuration file (YAML or JSON), read by the shell; null for the defaults. With `isVariant`, it
   * replaces the variant named below.
   */
  readonly configuration: { readonly name: string; readonly text: string; readonly isVariant?: boolean } | null;
  /** What a workshop profile sets in the configuration, as JSON (`workshop/`). It takes precedence over `configuration`. */
  readonly workshop?: { readonly name: string; readonly text: string } | null;
  /** JSON whose values take precedence over everything else (environment variable `NODE_CONFIG`), null for none. */
  readonly configurationOverrides?: string | null;
  /** Whether the workbench records clients on other machines too, and lets them see its history (decision 49); absent for no. */
  readonly recordsOthers?: boolean;
  /** Named configuration variant (environment variable `NODE_ENV`), null for the defaults. */
  readonly variant: string | null;
  /** Whose ids continue codes use (`--challenge-ids`), null for the configured choice. */
  readonly challengeIds?: ChallengeIds | null;
  /** The operator's flag key (environment variable `CTF_KEY`), null for the built-in one. */
  readonly ctfKey: string | null;
  /** Where solved challenges are reported (environment variable `SOLUTIONS_WEBHOOK`), null for nowhere. */
  readonly solutionsWebhook: string | null;
  /** Prefix of the profile page's redirects (environment variable `BASE_PATH`), null for the configured one. */
  readonly basePath: string | null;
  /** What an earlier process of a shop without files has left. Absent for the first process, and for a shop with files. */
  readonly progress?: KeptProgress;
  readonly paths: {
    /** The checked and packed content of `resources/`. */
    readonly content: string;
    /** Folder with the built front end and its assets. */
    readonly pages: string;
  };
}

const dataFaults = ['shopFiles', 'progressFile', 'folder', 'inUse'] as const satisfies readonly DataFault[];

/** `place` is where the app is installed, `crash` is whatever nobody expected. */
export const startFaults = [...dataFaults, 'port', 'configuration', 'place', 'crash'] as const;

/** The kinds of reasons why a shop can't start. They decide what can be done about it. */
export type StartFault = (typeof startFaults)[number];

/** Why a shop can't start. `reason` and `advice` are one sentence each, for people. */
export interface StartTrouble {
  readonly reason: string;
  readonly advice: string;
  readonly fault: StartFault;
}

/** What is tried from inside the shop process, once everything is sealed. */
export const confinementProbes = [
  'readOutside',
  'writeOutside',
  'childProcess',
  'worker',
  'addon',
  'attach',
  'otherDatabase',
  'moduleLoading',
  'engineFlags',
  'archives',
] as const;

export type ConfinementProbe = (typeof confinementProbes)[number];

/** Which walls are in force, as found by trying them from inside (architecture.md 1). */
export interface ConfinementReport {
  /** Whether the runtime itself confines the process. Without that, only the seals hold. */
  readonly permissionModel: boolean;
  /** Each probe is true when the attempt was refused. */
  readonly refused: Readonly<Record<ConfinementProbe, boolean>>;
}

/** What a listening shop reports about itself. */
export interface ShopFacts {
  readonly port: number;
  /** The port that was asked for, 0 for any. It differs from `port` when it was taken. */
  readonly preferredPort: number;
  readonly confinement: ConfinementReport;
  /** Whether the handbook is served with the help in it, and both should be offered elsewhere too. */
  readonly offersHelp: boolean;
}

export const logLevels = ['info', 'warn', 'error'] as const;

export type LogLevel = (typeof logLevels)[number];
