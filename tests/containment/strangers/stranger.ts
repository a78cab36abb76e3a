import type { Page } from 'playwright-core';
import type { Attacker } from '../attempts/attacker.ts';

/** What somebody wants of the workbench whose shop this isn't. */
export type Aim = 'send requests' | 'read the history' | 'change the recording';

/** Somebody at the learner's browser, or on the learner's machine. */
export interface Stranger {
  /** The shop's address as its learner knows it, without a trailing slash. */
  readonly shop: string;
  /** An order as JSON. Its only request is noticed when it arrives. */
  readonly order: string;
  /** The bytes of that request. */
  readonly request: string;
  readonly attacker: Attacker;
  /** Opens a page of the stranger's in the learner's browser, under a host that belongs to the stranger. */
  pageAt(host: 'evil.example' | 'localhost'): Promise<Page>;
  /** Opens such a page under a name and the shop's port, which a name server leads to the shop from then on. */
  reboundPage(): Promise<Page>;
}

/** One way to use the workbench of somebody else's shop, or to have it use itself. */
export interface StrangersAttempt {
  readonly by: string;
  readonly aim: Aim;
  /** What is done, in words. */
  readonly title: string;
  /** What stops it, in words. */
  readonly measure: string;
  /**
   * Tries it. It wins if it returns the secret of the history, if the order's request arrives, or if the history is not as it was.
   * @returns what was read
   */
  attempt(stranger: Stranger): Promise<string>;
}
