import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Requests without an origin come from no page at all, so no page can have tricked the learner into them. */
function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Why a reset is refused, or null: only a page of the shop itself may ask for one (rulings 5). */
function refusalOf(request: FastifyRequest): { readonly status: 400 | 403; readonly error: string } | null {
  // Every page may send the header, since the shop allows all of them (a weakness); no page can forge its own `Origin`.
  if (request.headers['x-range'] !== '1' || !isSameOrigin(request)) {
    return { status: 403, error: 'Only a page of the range itself may reset it: same origin, header X-Range: 1.' };
  }
  const body: unknown = request.body;
  const isConfirmed = typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === true;
  return isConfirmed ? null : { status: 400, error: 'A reset has to be confirmed: send {"confirm": true} as JSON.' };
}

const resetFailed = 'The shop could not be reset as it runs. It is started anew: look again in a moment.';

/**
 * `POST /rest/range/reset-progress` and `POST /rest/range/reset-shop`, for learners without the desktop app (rulings 5).
 * Answers 200 `{"status":"success"}`, or 400, 403 or 503 `{"status":"error","error":"..."}`.
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
        return reply.code(refusal.status).send({ status: 'error', error: refusal.error });
      }
      try {
        await reset();
      } catch {
        // Whoever can do more about it has been told.
        return reply.code(503).send({ status: 'error', error: resetFailed });
      }
      return reply.send({ status: 'success' });
    };
  app.post('/rest/range/reset-progress', answer(resets.resetProgress));
  app.post('/rest/range/reset-shop', answer(resets.resetShop));
}
