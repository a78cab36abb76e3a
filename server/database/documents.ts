import type { Review } from '../contract/answers.ts';

/** An order as stored (data.md 5); later issues add what a placed order has besides. */
export interface OrderDocument {
  readonly _id: string;
  readonly orderId: string;
  readonly email: string;
  readonly totalPrice: number;
  readonly bonus: number;
  readonly products: readonly Record<string, unknown>[];
  readonly eta: string;
  readonly delivered: boolean;
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
  close(): void;
}
