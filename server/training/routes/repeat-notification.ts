import type { FastifyInstance } from 'fastify';
import type { Challenge } from '../catalogue.ts';
import type { Training } from '../training.ts';

/**
 * Registers `GET /rest/repeat-notification?challenge=` (api-learning.md 7), which takes the exact English name or the
 * key of a solved challenge and always answers 200 `OK`. The value is decoded once more, since the page encodes it
 * twice. A broken percent sequence therefore fails with the engine's own message.
 */
export function registerRepeatNotification(app: FastifyInstance, { catalogue, engine, log }: Training): void {
  const find = (name: string): Challenge | undefined => {
    const challenge = catalogue.findName(name) ?? catalogue.findKey(name);
    if (challenge === undefined) {
      log('warn', `Missing challenge with name: ${JSON.stringify(name.slice(0, 100))}`);
    }
    return challenge;
  };

  app.get<{ Querystring: { challenge?: unknown } }>('/rest/repeat-notification', async (request, reply) => {
    const { challenge: sent } = request.query;
    const challenge = typeof sent === 'string' ? find(decodeURIComponent(sent)) : undefined;
    if (challenge !== undefined) {
      engine.repeatNotification(challenge);
    }
    return reply.type('text/plain; charset=utf-8').send('OK');
  });
}
