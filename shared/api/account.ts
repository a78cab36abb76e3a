import type { Review, User } from './answers.ts';
import type { Order } from './orders.ts';

/** The response to `GET /rest/2fa/status` (api-account.md 12). */
export type TwoFactorStatus =
  | { readonly setup: true }
  | {
      readonly setup: false;
      /** Base32; a new one with each response. */
      readonly secret: string;
      readonly email: string;
      /** Carries the same secret, signed. */
      readonly setupToken: string;
    };

/** A row of `GET /rest/user/authentication-details` (api-account.md 14.2). */
export interface AuthenticationDetails extends User {
  /** As many asterisks as there are characters; absent where the column is null. */
  readonly password?: string;
  readonly totpSecret?: string;
  /** Seconds since the epoch; null for users who haven't logged in since the start. */
  readonly lastLoginTime: number | null;
}

/** A whole row of `Users`, as password changes and the saved login address return it (api-account.md 13.3, 13.4, 14.3). */
export interface UserWithSecrets extends User {
  /** Hash. */
  readonly password: string | null;
  readonly totpSecret: string | null;
}

/** The response to `POST /rest/user/data-export` (api-account.md 14.6). */
export interface DataExport {
  /** An {@link ExportedData} as indented JSON. */
  readonly userData: string;
  /** A sentence for the customer. */
  readonly confirmation: string;
}

/** What the shop knows about a customer. */
export interface ExportedData {
  readonly username: unknown;
  readonly email: string;
  readonly orders: readonly Pick<Order, 'orderId' | 'totalPrice' | 'products' | 'bonus' | 'eta'>[];
  readonly reviews: readonly (Pick<Review, 'message' | 'author' | 'likesCount' | 'likedBy'> & {
    readonly productId: Review['product'];
  })[];
  readonly memories: readonly { readonly imageUrl: string; readonly caption: string | null }[];
}

/** The response to `POST /rest/user/erasure-request`: a sentence for the customer (api-account.md 7.2). */
export interface ErasureConfirmation {
  readonly confirmation: string;
}
