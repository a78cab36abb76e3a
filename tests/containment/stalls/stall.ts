import type { RunningShop } from '../../support/shop.ts';

/** What a stall rests on, in the words of SECURITY.md. */
export const stallCauses = [
  'a store that grows',
  'an answer that nobody takes',
  "a learner's own SQL",
  'a pattern over long text',
  'a queue without an end',
  'an error that nobody catches',
] as const;

export type StallCause = (typeof stallCauses)[number];

/** Which part of the shop an attempt is about. At the careless shop, each area has parts of its own. */
export type StallArea = 'sql' | 'answers' | 'more' | 'patterns' | 'queues' | 'stores';

/** What comes of it where the measure is missing. */
export type Harm = 'silence' | 'memory' | 'death' | 'no start' | 'no answer';

/** Where a stall is tried: the shop as it runs in real life, or the careless one of the controls. */
export interface StallTarget {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** 1 for all of it; smaller where less is enough, or time is short. Multiply counts with it. */
  readonly scale: number;
  /** Ends what the attempt has left open, such as sockets, once it was looked at. */
  onEnd(close: () => void): void;
}

/** One way to keep the shop from answering others, to fill its memory or to end it. */
export interface Stall {
  readonly cause: StallCause;
  /** What is reached, in words: `product search`, `POST /rpc`. */
  readonly through: string;
  /** What is sent, in words. */
  readonly title: string;
  /** What stands for it, in words. */
  readonly measure: string;
  /** What the control sees. */
  readonly harm: Harm;
  /** At the careless shop, from 0 to 1: what is enough to show the harm; 1 when absent. The harm of `memory` is measured by it, too. */
  readonly controlScale?: number;
  /** Whether a store is full afterwards, so that the shop is reset before the next attempt. */
  readonly fills?: true;
  /** Bounded in count and time: at most some seconds at the real shop. May throw, since the careless shop may go. */
  attack(target: StallTarget): Promise<void>;
  /** Told when the real shop was attacked: throws where an attacker was left without an answer. */
  readonly after?: (shop: RunningShop) => Promise<void>;
}
