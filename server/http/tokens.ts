/** A token as the weak verification reads it (api-account.md 6.4). */
export interface VerifiedToken {
  readonly header: { readonly alg: string; readonly [field: string]: unknown };
  /** Parsed only when the header's `typ` is exactly `JWT`; otherwise the raw text. */
  readonly payload: unknown;
}

/** Why a token was refused: message, code and inner error of the contract's table (api-account.md 6.4). */
export interface TokenRefusal {
  readonly message: string;
  readonly code: 'credentials_required' | 'credentials_bad_format' | 'invalid_token';
  readonly inner: Readonly<Record<string, unknown>>;
}

/** Signs and weakly verifies the shop's tokens; made once from the key files. */
export interface Tokens {
  /** Signs claims with RS256; header exactly `{"typ":"JWT","alg":"RS256"}`, `iat` added in seconds, no `exp`. */
  sign(claims: Readonly<Record<string, unknown>>): string;
  /** Verifies by the algorithm the token itself names: that is the weakness. */
  verify(token: string): { readonly token: VerifiedToken } | { readonly refusal: TokenRefusal };
  /** The value of `Users.deluxeToken` for this e-mail (api-account.md 16.3). */
  deluxeTokenFor(email: string): string;
}
