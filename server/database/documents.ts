import type { Review } from '../../shared/api/answers.ts';
import type { Order } from '../../shared/api/orders.ts';

/** An order as it is stored. Seeded orders lack the fields that the checkout adds. */
export type OrderDocument = Order;

/**
 * What an order confirmation says beyond the order itself. It is kept apart, since anyone who knows an order's id is
 * shown the whole order.
 */
export interface ConfirmationDocument {
  readonly _id: string;
  readonly orderId: string;
  /** The customer's email address, unmasked. */
  readonly customer: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  /** The discount as a percentage; 0 for none. */
  readonly discount: number;
  /** The customer's language, as a locale key. */
  readonly locale: string;
}

export type ReviewDocument = Omit<Review, 'liked'>;

/** A collection of JSON documents in insertion order, kept in `documents.sqlite` (decision 2). */
export interface Collection<Document extends { readonly _id: string }> {
  /** Returns all documents, oldest first. The list and the documents are shared and must not be changed. */
  all(): readonly Document[];
  get(id: string): Document | undefined;
  /** Stores a new document under a fresh id of 17 characters (api-shop.md 3.1) and returns it. @throws FullError */
  insert(document: Omit<Document, '_id'>): Document;
  /** Stores these versions in place of the ones with the same ids, in one transaction. @throws FullError */
  replace(documents: readonly Document[]): void;
  /** Returns a count of the writes. While it doesn't change, earlier results are still valid. */
  changes(): number;
  /** Returns how many characters all documents have as JSON. */
  size(): number;
}

/** An order that is stored although the shop's tables, which are in another file, may not have been updated yet. */
export interface Placing {
  readonly orderId: string;
  readonly basketId: number;
  /** The basket's `updatedAt`, as stored, once the tables have been updated. */
  readonly at: string;
}

export interface Documents {
  readonly reviews: Collection<ReviewDocument>;
  readonly orders: Collection<OrderDocument>;
  readonly confirmations: Collection<ConfirmationDocument>;
  /** Runs `work` in one transaction over all collections. An error undoes its writes and is rethrown. */
  transaction<Result>(work: () => Result): Result;
  /** Notes, in the transaction that stores an order, that the tables have yet to be updated. */
  beginPlacing(placing: Placing): void;
  /** Notes that the tables have been updated. */
  endPlacing(orderId: string): void;
  /** Removes an order and its confirmation, as if it had never been placed. */
  forgetOrder(orderId: string): void;
  close(): void;
}
