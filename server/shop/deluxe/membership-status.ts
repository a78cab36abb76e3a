import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MembershipOffer } from '../../../shared/api/records.ts';
import { success } from '../../http/answers.ts';
import { verifiedPayload } from '../../http/bearer.ts';
import { isDeluxeMember } from '../../http/membership.ts';
import type { ShopContext } from '../context.ts';
import { membershipCost } from './pay-membership.ts';

/** `GET /rest/deluxe-membership`: what it costs those who may become a member (api-account.md 16.1). */
export function registerMembershipStatus(app: FastifyInstance, shop: ShopContext): void {
  const { tokens } = shop;
  app.get('/rest/deluxe-membership', (request, reply) => {
    // weakness: contract api-account.md 16.1 (the role is read from the token, which anyone can forge, and which grows old)
    if (roleOf(verifiedPayload(request, tokens)) === 'customer') {
      const offer: MembershipOffer = { membershipCost };
      return reply.send(success(offer));
    }
    return isDeluxeMember(request, tokens)
      ? refuse(reply, 'You are already a deluxe member!')
      : refuse(reply, 'You are not eligible for deluxe membership!');
  });
}

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(400).send({ status: 'error', error });
}

function roleOf(payload: unknown): unknown {
  // A payload is any JSON value its author wrote.
  return (payload as { readonly data?: { readonly role?: unknown } | null } | undefined)?.data?.role;
}
