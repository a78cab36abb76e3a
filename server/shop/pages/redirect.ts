import type { FastifyInstance } from 'fastify';
import { PageError } from '../../http/errors.ts';
import { sendFound } from '../../http/found.ts';
import type { ShopContext } from '../context.ts';
import { isRedirectAllowed, redirectTargets } from './redirect-targets.ts';

/** Registers `GET /redirect?to=`, which sends a visitor to one of the shop's partners (api-shop.md 23). */
export function registerRedirect(app: FastifyInstance, { events }: ShopContext): void {
  app.get<{ Querystring: { to?: unknown } }>('/redirect', (request, reply) => {
    const { to } = request.query;
    if (to === undefined) {
      throw new PageError("Cannot read properties of undefined (reading 'includes')", { name: 'TypeError' });
    }
    if (typeof to !== 'string' || !isRedirectAllowed(to)) {
      throw new PageError(`Unrecognized target URL for redirect: ${to}`, { status: 406 });
    }
    events.emit('visitor.redirected', { to, beginsAsListed: redirectTargets.some((target) => to.startsWith(target)) });
    return sendFound(request, reply, to);
  });
}
