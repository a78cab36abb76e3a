import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns whether the request comes from a page of the shop itself, or from no page at all (decision 49). A page can forge neither its own `Origin`
 * nor its browser's `Sec-Fetch-Site`, which old browsers don't send. A script that was injected into a page of the shop counts as that page.
 */
function isSameOrigin({ headers: { origin, host, 'sec-fetch-site': site = 'same-origin' } }: FastifyRequest): boolean {
  if (origin === undefined) {
    return site === 'same-origin' || site === 'none';
  }
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

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
        return reply.code(refusal.status).send({ status: 'error', error: refusal.error });
      }
      try {
        await reset();
      } catch {
        // `onResetFailed` has told whoever can do more about it.
        return reply.code(503).send({ status: 'error', error: resetFailed });
      }
      return reply.send({ status: 'success' });
    };
  app.post('/rest/range/reset-progress', answer(resets.resetProgress));
  app.post('/rest/range/reset-shop', answer(resets.resetShop));
}
