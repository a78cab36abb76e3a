import type { Tokens } from '../../http/tokens.ts';

/** The claims of the two tokens that only the second factor uses (api-account.md 6.2). */
export interface TokenClaims {
  readonly password_valid_needs_second_factor_token: { readonly userId: unknown };
  readonly totp_setup_secret: { readonly secret: unknown };
}

/**
 * Reads the claims of a token of this type, expired or not.
 * @param token as sent, of any type
 * @returns undefined when it is not such a token, or cannot be verified
 */
export function claimsOf<Type extends keyof TokenClaims>(
  type: Type,
  token: unknown,
  tokens: Tokens,
): TokenClaims[Type] | undefined {
  if (typeof token !== 'string') {
    return undefined;
  }
  // weakness: contract api-account.md 12 (verified by the rules for all tokens, so an unsigned one can say whose password was right)
  const verdict = tokens.verifySignature(token);
  if ('refusal' in verdict) {
    return undefined;
  }
  // The payload is whatever its author wrote, so the claims are treated as unknown values.
  const payload = Object(verdict.token.payload) as { readonly type?: unknown } & TokenClaims[Type];
  return payload.type === type ? payload : undefined;
}
