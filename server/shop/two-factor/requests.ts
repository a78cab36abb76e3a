import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordHash } from '../../database/hashes.ts';
import { bearerToken } from '../../http/bearer.ts';
import type { Session } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, sessionUserOf } from '../rows/users.ts';

/** Returns all fields of the body, whatever their types; none if it is not an object. */
export function sentFields(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return Object(request.body);
}

/** Refuses a request. Every failure looks the same: 401 without a body (api-account.md 12). */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).send();
}

/** A registered token with its session, which has a user. */
export interface Caller {
  readonly token: string;
  readonly session: Session;
}

/** Returns the caller according to the registry; undefined also if a forged token was registered without any user. */
export function callerOf(request: FastifyRequest, { sessions }: ShopContext): Caller | undefined {
  const token = bearerToken(request);
  const session = sessions.from(token);
  return token !== undefined && session?.data ? { token, session } : undefined;
}

/** Returns whether this is the password that the caller had at login. @param password as sent, of any type */
export function isPasswordOf({ session }: Caller, password: unknown): boolean {
  return typeof password === 'string' && passwordHash(password) === session.data.password;
}

/**
 * Stores the caller's secret, and puts the changed row into the session.
 * @param totpSecret empty to switch off the second factor
 * @returns false when the caller's user does not exist
 */
export function storeSecret({ token, session }: Caller, totpSecret: string, shop: ShopContext): boolean {
  // weakness: twoFactorAuthUnsafeSecretStorageChallenge (the secret is stored as it is, where an injection can read it)
  const user = changeUser(shop.database, session.data.id, { totpSecret });
  if (user === undefined) {
    return false;
  }
  shop.sessions.put(token, { ...session, data: sessionUserOf(user) });
  return true;
}
