import type { FastifyRequest } from 'fastify';
import { verifiedPayload } from './bearer.ts';
import type { Tokens } from './tokens.ts';

/**
 * Returns whether the bearer token says, with the right proof, that its owner is a deluxe member (api-account.md 6.7).
 * @throws PageError 500 when the bearer value isn't even shaped like a token
 */
export function isDeluxeMember(request: FastifyRequest, tokens: Tokens): boolean {
  // weakness: contract api-account.md 6.7 - the role is read from the token, which anyone can forge, not from the database
  const { data } = (verifiedPayload(request, tokens) ?? {}) as { readonly data?: Readonly<Record<string, unknown>> };
  const { role, email, deluxeToken } = data ?? {};
  return role === 'deluxe' && typeof email === 'string' && deluxeToken === tokens.deluxeTokenFor(email);
}
