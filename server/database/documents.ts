import type { Review } from '../../shared/api/answers.ts';
import type { Order } from '../../shared/api/orders.ts';

/** An order as stored; seeded ones lack the fields of the checkout. */
export type OrderDocument = Order;

/**
 * What the confirmation of an order says beyond the order itself. It is kept apart, since orders are shown whole to
 * whoever knows their id.
 */
export interface ConfirmationDocument {
  readonly _id: string;
  readonly orderId: string;
  /** E-mail address of the customer in clear. */
  readonly customer: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  /** Percentage; 0 for none. */
  readonly discount: number;
  /** Language of the customer, as a locale key. */
  readonly locale: string;
}

export type ReviewDocument = Omit<Review, 'liked'>;

/** A collection of JSON documents in insertion order, kept in `documents.sqlite` (decision 2). */
export interface Collection<Document extends { readonly _id: string }> {
  /** All documents, oldest first. The list as well as the documents are shared and must not be changed. */
  all(): readonly Document[];
  get(id: string): Document | undefined;
  /** Stores a new document under a fresh id of 17 characters (api-shop.md 3.1) and returns it. @throws FullError */
  insert(document: Omit<Document, '_id'>): Document;
  /** Stores these versions in place of the ones with the same ids, in one transaction. @throws FullError */
  replace(documents: readonly Document[]): void;
  /** Counts writes: while it stands, so do all answers. */
  changes(): number;
  /** Characters of all of them as JSON. */
  size(): number;
}

/** An order that is stored while the shop's tables, which lie in another file, may not have followed yet. */
export interface Placing {
  readonly orderId: string;
  readonly basketId: number;
  /** What `updatedAt` of the basket is, as stored, once they have. */
  readonly at: string;
}

export interface Documents {
  readonly reviews: Collection<ReviewDocument>;
  readonly orders: Collection<OrderDocument>;
  readonly confirmations: Collection<ConfirmationDocument>;
  /** Runs `work` in one transaction over all collections; an error undoes its writes and is thrown on. */
  transaction<Result>(work: () => Result): Result;
  /** Notes, in the transaction that stores an order, that the tables are still to follow. */
  beginPlacing(placing: Placing): void;
  /** Notes that they have. */
  endPlacing(orderId: string): void;
  /** Removes an order with its confirmation, as if it had never been placed. */
  forgetOrder(orderId: string): void;
  close(): void;
}
