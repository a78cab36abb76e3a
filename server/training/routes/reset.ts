import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

/** Returns why a reset is refused, or null. Only a page of the shop itself, or a tool, may ask for one (decisions 5, 49). */
function refusalOf(request: FastifyRequest): { readonly status: 400 | 403; readonly error: string } | null {
  // Every page may send this header, since the shop allows all headers from anywhere (a weakness). Tools send it to show that they mean it.
  if (request.headers['x-range'] !== '1' || !isSameOrigin(request)) {
    return { status: 403, error: 'Only a page of the range itself may reset it: same origin, header X-Range: 1.' };
  }
  const body: unknown = request.body;
  const isConfirmed = typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === true;
  return isConfirmed ? null : { status: 400, error: 'A reset has to be confirmed: send {"confirm": true} as JSON.' };
}

const resetFailed = 'The running shop could not be reset. It is being restarted: try again in a moment.';

/**
 * Registers `POST /rest/range/reset-progress` and `POST /rest/range/reset-shop`, for learners without the desktop app (decision 5). They answer 200
 * `{"status":"success"}`, or 400, 403 or 503 `{"status":"error","error":"..."}`.
 */
export function registerResets(
  app: FastifyInstance,
  resets: { readonly resetProgress: () => void; readonly resetShop: () => Promise<void> },
): void {
  const answer =
    (reset: () => void | Promise<void>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const refusal = refusalOf(request);
      if (refusal !== null) {
        return refuse(reply, refusal.status, refusal.error);
      }
      try {
        await reset();
      } catch {
        // `onResetFailed` has told whoever can do more about it.
        return refuse(reply, 503, resetFailed);
      }
      return reply.send({ status: 'success' });
    };
  app.post('/rest/range/reset-progress', answer(resets.resetProgress));
  app.post('/rest/range/reset-shop', answer(resets.resetShop));
}
