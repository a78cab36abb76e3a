import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MembershipConfirmation } from '../../../shared/api/records.ts';
import { messageOf } from '../../../shared/values/message-of.ts';
import { SqlTextError } from '../../database/shop-database.ts';
import { success } from '../../http/answers.ts';
import { bearerToken, sessionOf } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf } from '../rows/owner.ts';
import { changeUser, findUser, sessionUserOf } from '../rows/users.ts';
import { openSession } from '../start-session.ts';
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
    // The old token still says customer.
    const token = openSession(shop, result.member, sessionOf(request, shop.sessions)?.bid);
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
      const user = findUser(database, ownerOf(request));
      if (user?.role !== 'customer') {
        return { error: noCustomer };
      }
      const error = payMembership(shop, request, user.id);
      if (error !== undefined) {
        return { error };
      }
      const deluxeToken = tokens.deluxeTokenFor(`${user.email}`);
      const member = changeUser(database, user.id, { role: 'deluxe', deluxeToken });
      if (member === undefined) {
        throw new Error('the user is gone');
      }
      return { member: sessionUserOf(member) };
    });
  } catch (error) {
    if (error instanceof SqlTextError) {
      return { error: noCustomer };
    }
    return { error: `Something went wrong: ${messageOf(error)}` };
  }
}
