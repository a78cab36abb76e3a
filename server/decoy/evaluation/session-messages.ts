/** What a job says of the session that it belongs to. */
export interface SessionGlobals {
  readonly id: string;
  /** How many calls have shaped it: an interpreter that has seen another number of them is not the one that is meant. */
  readonly kept: number;
  /** Whether this call is one of them. */
  readonly keep: boolean;
  /** How to make it anew; left out as long as it is believed to be there. */
  readonly rebuild?: { readonly prelude: string; readonly journal: readonly string[] };
}

/** What came of a call; `noSession`: there is no interpreter that fits, so ask again with `rebuild`. */
export type SessionOutcome =
  | { readonly outcome: 'value'; readonly json?: string }
  | { readonly outcome: 'threw'; readonly name: string; readonly message: string }
  | { readonly outcome: 'noSession' };
