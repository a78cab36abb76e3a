import type { FastifyInstance } from 'fastify';
import type { Challenge } from '../catalogue.ts';
import type { Training } from '../training.ts';

/**
 * `GET /rest/repeat-notification?challenge=` (api-learning.md 7): the exact English name or the key of a solved
 * challenge; always 200 `OK`. The value is decoded once more, since the page encodes it twice; a broken percent sequence
 * then fails in the engine's own words.
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
