import type { ContainedKind } from '../../../server/decoy/contained/contained-log.ts';
import type { Attacker } from './attacker.ts';

/** What an attacker is after. */
export const attemptClasses = [
  'read a file',
  'write a file',
  'start a process',
  'load native code',
  'open another database',
  'use a link',
  'reach another service',
  'exhaust the shop',
  'read the environment',
  'outlive a restart',
] as const;

export type AttemptClass = (typeof attemptClasses)[number];

/** Where learners' input gets in. */
export type Hole =
  | '$where condition'
  | 'order expression'
  | 'user name (Pug)'
  | 'chatbot command'
  | 'erasure layout (Handlebars)'
  | 'XML upload'
  | 'YAML upload'
  | 'archive upload'
  | 'picture by URL'
  | 'file name of an upload'
  | 'served folder'
  | 'SQL injection'
  | 'Mongo selector'
  | "learner's own fix"
  | 'workbench';

/**
 * What refuses an attempt first. `interpreter` is wall 1: learners' code runs in QuickJS without Node. `decoy` is wall 2:
 * files, commands and archives are the decoy host's. `outbound gate` and `SQL gate` belong to wall 2, too, and so does `own
 * listener`: the workbench sends to the shop's own listener, whatever a request says. `limits` are those of time, memory,
 * sizes and numbers.
 */
export type Wall = 'interpreter' | 'decoy' | 'outbound gate' | 'SQL gate' | 'own listener' | 'limits';

/** One attempt over HTTP. */
export interface Attack {
  readonly hole: Hole;
  /** What is sent, in words. */
  readonly title: string;
  readonly wall: Wall;
  /**
   * Whether wall 3, the permission model and the seals around the shop process, stops the attempt when no other wall is in front
   * of it. Where it doesn't, the first wall is the only one.
   */
  readonly wall3: boolean;
  /** The class that its log line names. Absent where there is no wall to be met, since what the attempt names doesn't exist. */
  readonly logged?: ContainedKind;
  /**
   * Attacks. It wins if a response that it returns holds the secret, or if the prey shows damage: a file outside, a visit
   * to the other service, a process, a shop that does not answer.
   */
  attack(attacker: Attacker): Promise<readonly string[]>;
  /** Looks, after a restart, for what was planted. It wins by the same rule. */
  look?(attacker: Attacker): Promise<readonly string[]>;
}

/** An attack with what it is after. */
export interface Attempt extends Attack {
  readonly class: AttemptClass;
}

export function attemptsTo(what: AttemptClass, attacks: readonly Attack[]): readonly Attempt[] {
  return attacks.map((attack) => ({ ...attack, class: what }));
}
