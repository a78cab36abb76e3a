import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MembershipConfirmation, MembershipOffer } from '../../../shared/api/records.ts';
import { messageOf } from '../../../shared/values/message-of.ts';
import { SqlTextError } from '../../database/shop-database.ts';
import { success } from '../../http/answers.ts';
import { bearerToken, sessionOf, verifiedPayload } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import { isDeluxeMember } from '../../http/membership.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf } from '../rows/owner.ts';
import { changeUser, findUser, sessionUserOf } from '../rows/users.ts';
import { openSession } from '../start-session.ts';
import { membershipCost, payMembership } from './pay-membership.ts';

/** Also sent if the payment succeeded but the membership could not be stored. */
const noCustomer = 'Something went wrong. Please try again!';

/** Registers `/rest/deluxe-membership`, which tells customers what a membership costs (api-account.md 16.1) and makes them members (16.2). */
export function registerDeluxeMembership(app: FastifyInstance, shop: ShopContext): void {
  const { sessions, tokens } = shop;

  app.get('/rest/deluxe-membership', (request, reply) => {
    // weakness: contract api-account.md 16.1 (the role is read from the token, which anyone can forge, and which goes out of date)
    if (roleOf(verifiedPayload(request, tokens)) === 'customer') {
      return reply.send(success({ membershipCost } satisfies MembershipOffer));
    }
    return isDeluxeMember(request, tokens)
      ? refuse(reply, 'You are already a deluxe member!')
      : refuse(reply, 'You are not eligible for deluxe membership!');
  });

  app.post('/rest/deluxe-membership', (request, reply) => {
    const result = becomeMember(shop, request);
    if ('error' in result) {
      return refuse(reply, result.error);
    }
    // The old token still says `customer`.
    const token = openSession(shop, result.member, sessionOf(request, sessions)?.bid);
    const verdict = tokens.verify(bearerToken(request) ?? '');
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

/** Takes the payment and starts the membership: both, or neither. */
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

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(400).send({ status: 'error', error });
}

function roleOf(payload: unknown): unknown {
  // A payload is any JSON value that its author wrote.
  return (payload as { readonly data?: { readonly role?: unknown } | null } | undefined)?.data?.role;
}
