import type { RunningShop } from '../../support/shop.ts';

/** What a stall exploits, in the words of SECURITY.md. */
export const stallCauses = [
  'a store that grows',
  'a response that nobody reads',
  "a learner's own SQL",
  'a pattern over long text',
  'an endless queue',
  'an uncaught error',
] as const;

export type StallCause = (typeof stallCauses)[number];

/** The part of the shop that an attempt is about. The careless shop has its own parts for each area. */
export type StallArea = 'sql' | 'answers' | 'more' | 'patterns' | 'queues' | 'stores' | 'handbook' | 'workbench';

/** The harm done where the countermeasure is missing. */
export type Harm = 'silence' | 'memory' | 'death' | 'no start' | 'no answer';

/** The target of a stall: the shop as it runs in production, or the careless one of the controls. */
export interface StallTarget {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** 1 for full strength; smaller where less is enough, or time is short. Counts are multiplied by it. */
  readonly scale: number;
  /** Registers a function that closes what the attempt has left open, such as sockets, once it has been measured. */
  onEnd(close: () => void): void;
}

/** One way to keep the shop from answering others, to fill its memory or to end it. */
export interface Stall {
  readonly cause: StallCause;
  /** What is attacked, in words: `product search`, `POST /rpc`. */
  readonly through: string;
  /** What is sent, in words. */
  readonly title: string;
  /** The countermeasure, in words. */
  readonly measure: string;
  /** The harm that the control shows. */
  readonly harm: Harm;
  /** The scale, from 0 to 1, that shows the harm at the careless shop; 1 when absent. The harm `memory` is also measured by it. */
  readonly controlScale?: number;
  /** Whether `holes.test.ts` makes the same attempt, which is enough in CI. */
  readonly isInHoles?: true;
  /** Whether a store is full afterwards, so that the shop is reset before the next attempt. */
  readonly fills?: true;
  /** Attacks, with bounded count and time: at most some seconds at the real shop. May throw, since the careless shop may die. */
  attack(target: StallTarget): Promise<void>;
  /** Called after an attack on the real shop. Throws where an attacker was left without a response. */
  readonly after?: (shop: RunningShop) => Promise<void>;
}
