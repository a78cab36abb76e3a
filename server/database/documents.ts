import type { Review } from '../contract/answers.ts';

/** One product of an order, at its price of that moment (api-shop.md 7). Seeded orders have no product ids. */
export interface OrderLine {
  readonly quantity: number;
  readonly id?: number;
  readonly name: string;
  readonly price: number;
  readonly total: number;
  readonly bonus: number;
}

/** An order as stored (data.md 5). Seeded ones lack the fields of the checkout. */
export interface OrderDocument {
  readonly _id: string;
  /** What the discount came to, with two decimals; `0` without one. */
  readonly promotionalAmount?: string;
  /** As sent, without being verified; null when the checkout had no details at all. */
  readonly paymentId?: string | number | null;
  readonly addressId?: string | number | null;
  readonly orderId: string;
  readonly delivered: boolean;
  /** Masked; see `maskedEmail`. */
  readonly email: string;
  /** Not rounded. */
  readonly totalPrice: number;
  readonly products: readonly OrderLine[];
  readonly bonus: number;
  readonly deliveryPrice?: number;
  /** Days. */
  readonly eta: string;
}

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

/** A collection of JSON documents in insertion order, kept in `documents.sqlite` (rulings 2). */
export interface Collection<Document extends { readonly _id: string }> {
  /** All documents, oldest first. The array is the caller's own; the documents are shared and must not be changed. */
  all(): readonly Document[];
  get(id: string): Document | undefined;
  /** Stores a new document under a fresh id of 17 characters (api-shop.md 3.1) and returns it. */
  insert(document: Omit<Document, '_id'>): Document;
  /** Stores these versions in place of the ones with the same ids, in one transaction. */
  replace(documents: readonly Document[]): void;
}

export interface Documents {
  readonly reviews: Collection<ReviewDocument>;
  readonly orders: Collection<OrderDocument>;
  readonly confirmations: Collection<ConfirmationDocument>;
  /** Runs `work` in one transaction over all collections; an error undoes its writes and is thrown on. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}
