import type { ChallengeRecord } from './challenge.ts';

/** The wrapper of every response of the generated resources and most shop routes (api-account.md 8.2). */
export interface Success<T> {
  readonly status: 'success';
  readonly data: T;
}

/** What every row of a table has. Dates are ISO 8601 unless stated otherwise. */
export interface StoredRow {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A product as `/api/Products` returns it (ISO dates). The raw search returns the same fields with database dates (api-shop.md 2). */
export interface Product extends StoredRow {
  readonly name: string;
  /** The page trusts it as HTML, which is the weakness of restfulXssChallenge. */
  readonly description: string;
  readonly price: number;
  readonly deluxePrice: number;
  /** File name under `/assets/public/images/products/`. */
  readonly image: string;
  readonly deletedAt: string | null;
}

/** A stock row of `/api/Quantitys`. */
export interface Quantity extends StoredRow {
  readonly ProductId: number;
  readonly quantity: number;
  readonly limitPerUser: number | null;
}

/** A product review (api-shop.md 3.1). `liked` is present when the caller may not like it, or not any more. */
export interface Review {
  readonly _id: string;
  readonly message: string;
  readonly author: string;
  /** A number for seeded reviews, a string for those written through the API. */
  readonly product: number | string;
  readonly likesCount: number;
  readonly likedBy: readonly string[];
  readonly liked?: true;
}

export interface SecurityQuestion extends StoredRow {
  readonly question: string;
}

/** The response to a successful `POST /rest/user/login` (api-account.md 11.2). */
export interface Authentication {
  readonly token: string;
  /** Basket id. */
  readonly bid: number;
  readonly umail: string;
}

/** The response to `GET /rest/user/whoami`; `user` is empty when nobody is logged in (api-account.md 14.1). */
export interface WhoAmI {
  readonly user: {
    readonly id?: number;
    readonly email?: string;
    readonly lastLoginIp?: string;
    readonly profileImage?: string;
  };
}

/** A row of `/api/Users`: everything except the password and the TOTP secret (api-account.md 8.6). */
export interface User extends StoredRow {
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly deluxeToken: string;
  readonly lastLoginIp: string;
  readonly profileImage: string;
  readonly isActive: boolean;
  readonly deletedAt: string | null;
}

export type Role = 'customer' | 'deluxe' | 'accounting' | 'admin';

/** An entry of `GET /rest/languages` (api-learning.md 14). */
export interface Language {
  readonly key: string;
  readonly lang: string;
  readonly icons: readonly string[];
  readonly shortKey: string;
  /** 0 to 100, not rounded. */
  readonly percentage: number;
  readonly gauge: 'full' | 'three-quarters' | 'half' | 'quarter' | 'empty';
}

export type ChallengeList = Success<readonly ChallengeRecord[]>;
