import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MembershipConfirmation } from '../../contract/records.ts';
import { storedNow } from '../../database/dates.ts';
import { type SqlRow, SqlTextError } from '../../database/shop-database.ts';
import { success } from '../../http/answers.ts';
import { bearerToken, sessionOf } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf } from '../owner.ts';
import { sessionUserOf } from '../session-user.ts';
import { payMembership } from './pay-membership.ts';

/** Also where the payment was fine but the membership could not be stored. */
const noCustomer = 'Something went wrong. Please try again!';

/** `POST /rest/deluxe-membership`: makes the caller a deluxe member (api-account.md 16.2). */
export function registerBecomeMember(app: FastifyInstance, shop: ShopContext): void {
  app.post('/rest/deluxe-membership', (request, reply) => {
    const result = becomeMember(shop, request);
    if ('error' in result) {
      return reply.code(400).send({ status: 'error', error: result.error });
    }
    const token = startMemberSession(shop, request, result.member);
    const verdict = shop.tokens.verify(bearerToken(request) ?? '');
    shop.events.emit('membership.started', {
      paymentMode: bodyField(request, 'paymentMode'),
      isTokenValid: 'token' in verdict,
    });
    const confirmation: MembershipConfirmation = {
      confirmation: 'Congratulations! You are now a deluxe member!',
      token,
    };
    return reply.send(success(confirmation));
  });
}

type Result = { readonly error: string } | { readonly member: SessionUser };

/** Payment and membership happen together, or not at all. */
function becomeMember(shop: ShopContext, request: FastifyRequest): Result {
  const { database, tokens } = shop;
  try {
    return database.transaction((): Result => {
      const user = database.get<SqlRow & { readonly id: number; readonly email: string | null }>(
        "SELECT * FROM Users WHERE id = ? AND role = 'customer' AND deletedAt IS NULL",
        ownerOf(request),
      );
      if (user === undefined) {
        return { error: noCustomer };
      }
      const error = payMembership(shop, request, user.id);
      if (error !== undefined) {
        return { error };
      }
      const change = { role: 'deluxe', deluxeToken: tokens.deluxeTokenFor(`${user.email}`), updatedAt: storedNow() };
      database.run(
        'UPDATE Users SET role = ?, deluxeToken = ?, updatedAt = ? WHERE id = ?',
        change.role,
        change.deluxeToken,
        change.updatedAt,
        user.id,
      );
      return { member: sessionUserOf({ ...user, ...change }) };
    });
  } catch (error) {
    if (error instanceof SqlTextError) {
      return { error: noCustomer };
    }
    return { error: `Something went wrong: ${error instanceof Error ? error.message : error}` };
  }
}

/** The old token still says customer. The new one keeps the basket (rulings 14). @returns the new token */
function startMemberSession({ tokens, sessions }: ShopContext, request: FastifyRequest, member: SessionUser): string {
  const iat = Math.round(Date.now() / 1000);
  const token = tokens.sign({ status: 'success', data: member, iat });
  const bid = sessionOf(request, sessions)?.bid;
  sessions.put(token, { status: 'success', data: member, iat, ...(bid !== undefined && { bid }) });
  return token;
}
