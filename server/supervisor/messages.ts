import type { ChallengeIds } from '../../shared/api/configuration.ts';
import type { KeptProgress } from '../../shared/api/kept-progress.ts';
import type { DataFault } from '../database/data-folder-error.ts';
import type { Storage } from '../database/open.ts';

/** What the supervisor tells the shop process to be. Paths are absolute. */
export interface ShopOptions {
  /** Address to listen on; `localhost` means 127.0.0.1 and, where there is IPv6, ::1. */
  readonly host: string;
  /** Preferred port, 0 for any, null for the configuration's; taken ones are skipped upwards. */
  readonly port: number | null;
  /** Host names accepted besides localhost; `*` accepts all (decision 12). */
  readonly allowedHosts: readonly string[];
  readonly storage: Storage;
  /** Seed anew even if the data folder has a shop ("Reset shop" at start). */
  readonly fresh: boolean;
  /**
   * Configuration file of the operator, read by the shell, as text (YAML or JSON); null for the defaults. With
   * `isVariant` it stands in for the variant that is named below.
   */
  readonly configuration: { readonly name: string; readonly text: string; readonly isVariant?: boolean } | null;
  /** What a workshop profile says about the configuration, JSON (`workshop/`); it wins over `configuration`. */
  readonly workshop?: { readonly name: string; readonly text: string } | null;
  /** JSON text whose values win over everything else (environment variable `NODE_CONFIG`), null for none. */
  readonly configurationOverrides?: string | null;
  /** Named configuration variant (environment variable `NODE_ENV`), null for the defaults. */
  readonly variant: string | null;
  /** Whose ids continue codes hold (`--challenge-ids`), null for the configuration's. */
  readonly challengeIds?: ChallengeIds | null;
  /** Flag key of the operator (environment variable `CTF_KEY`), null for the built-in one. */
  readonly ctfKey: string | null;
  /** Where solved challenges are reported (environment variable `SOLUTIONS_WEBHOOK`), null for nowhere. */
  readonly solutionsWebhook: string | null;
  /** Prefix of the profile page's redirects (environment variable `BASE_PATH`), null for the configuration's. */
  readonly basePath: string | null;
  /** What an earlier process of a shop without files has left; absent for a first one, and where there are files. */
  readonly progress?: KeptProgress;
  readonly paths: {
    /** The checked and packed content of `resources/`. */
    readonly content: string;
    /** Folder with the built front end and its assets. */
    readonly pages: string;
  };
}

const dataFaults = ['shopFiles', 'progressFile', 'folder', 'inUse'] as const satisfies readonly DataFault[];

/** `place` is where the app lies, `crash` whatever nobody expected. */
export const startFaults = [...dataFaults, 'port', 'configuration', 'place', 'crash'] as const;

/** Why a shop cannot start, as far as it decides what can be done. */
export type StartFault = (typeof startFaults)[number];

/** Why a shop cannot start; `reason` and `advice` are one sentence each, for people. */
export interface StartTrouble {
  readonly reason: string;
  readonly advice: string;
  readonly fault: StartFault;
}

/** What was tried from inside the shop process, once everything was sealed. */
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

/** Which of the walls are in force, as found by trying them from inside (architecture.md 1). */
export interface ConfinementReport {
  /** Whether the runtime itself confines the process; without it only the seals hold. */
  readonly permissionModel: boolean;
  /** Each probe is true when the attempt was refused. */
  readonly refused: Readonly<Record<ConfinementProbe, boolean>>;
}

/** What a shop that listens says of itself. */
export interface ShopFacts {
  readonly port: number;
  /** The one that was asked for, 0 for any; another than `port` when it was taken. */
  readonly preferredPort: number;
  readonly confinement: ConfinementReport;
  /** Whether the help is served at `/help/`, and to be offered elsewhere. */
  readonly offersHelp: boolean;
}

export const logLevels = ['info', 'warn', 'error'] as const;

export type LogLevel = (typeof logLevels)[number];
