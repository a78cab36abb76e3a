import type { TrainerOrder } from '../../../shared/class/orders.ts';
import type { Report } from '../../../shared/class/reports.ts';
import type { WebhookMessage } from '../../../shared/class/webhook.ts';

/** What happened to a class, as the journal keeps it. `at` is when the board received it. Applied in order, entries give the class's state. */
export type ClassEntry =
  /** A learner has joined, for the first time or with a new key, or has begun a new stream of reports. */
  | {
      readonly is: 'joined';
      readonly at: number;
      readonly learner: string;
      readonly name: string;
      readonly publicKey: string;
      readonly stream: string;
      /** The sequence number of the first report that the board may expect. */
      readonly next: number;
    }
  | {
      readonly is: 'reported';
      readonly at: number;
      readonly learner: string;
      readonly stream: string;
      readonly report: Report;
    }
  /** A host has sent Juice Shop's webhook message. */
  | { readonly is: 'announced'; readonly at: number; readonly message: WebhookMessage }
  | { readonly is: 'handedIn'; readonly at: number; readonly learner: string }
  | { readonly is: 'ordered'; readonly at: number; readonly order: TrainerOrder };
