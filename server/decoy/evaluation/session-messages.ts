/** What a job says about the session that it belongs to. */
export interface SessionGlobals {
  readonly id: string;
  /** How many calls have shaped the session. An interpreter that has seen a different number is not the right one. */
  readonly kept: number;
  /** Whether this call shapes the session too. */
  readonly keep: boolean;
  /** How to rebuild the session; left out while it is believed to exist. */
  readonly rebuild?: { readonly prelude: string; readonly journal: readonly string[] };
}

/** The outcome of a call. `noSession` means that no interpreter fits; ask again with `rebuild`. */
export type SessionOutcome =
  | { readonly outcome: 'value'; readonly json?: string }
  | { readonly outcome: 'threw'; readonly name: string; readonly message: string }
  | { readonly outcome: 'noSession' };
