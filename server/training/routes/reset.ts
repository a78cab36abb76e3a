import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether a page of the shop itself asks, or no page at all (decision 49). No page can forge its own `Origin`, nor what its browser says about
 * the two sites; old browsers say nothing. A script that was injected into a page of the shop is that page.
 */
function isSameOrigin({ headers: { origin, host, 'sec-fetch-site': site = 'same-origin' } }: FastifyRequest): boolean {
  if (origin === undefined) {
    return site === 'same-origin' || site === 'none';
  }
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Why a reset is refused, or null: only a page of the shop itself, or a tool, may ask for one (decisions 5, 49). */
function refusalOf(request: FastifyRequest): { readonly status: 400 | 403; readonly error: string } | null {
  // Every page may send the header, since the shop allows all of them (a weakness); tools show by it that they mean it.
  if (request.headers['x-range'] !== '1' || !isSameOrigin(request)) {
    return { status: 403, error: 'Only a page of the range itself may reset it: same origin, header X-Range: 1.' };
  }
  const body: unknown = request.body;
  const isConfirmed = typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === true;
  return isConfirmed ? null : { status: 400, error: 'A reset has to be confirmed: send {"confirm": true} as JSON.' };
}

const resetFailed = 'The shop could not be reset as it runs. It is started anew: look again in a moment.';

/**
 * `POST /rest/range/reset-progress` and `POST /rest/range/reset-shop`, for learners without the desktop app (decision 5).
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
