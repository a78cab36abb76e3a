import type { ExchangeEnd } from '../../../../../shared/api/workbench.ts';

/** A request that was sent, and what came back. */
export interface Sent {
  /** The exact bytes, in base64. */
  readonly request: string;
  readonly response: string;
  readonly end: ExchangeEnd;
  /** Milliseconds from the request's last byte to the end of the response. */
  readonly milliseconds: number;
  /** How many bytes of the response arrived. More than `response` has if it was long. */
  readonly length: number;
  /** When it was sent, as `Date.now()`. */
  readonly at: number;
}
