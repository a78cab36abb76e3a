import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyField } from '../../http/body.ts';

/** What a learner is asked about one challenge's code (api-learning.md 12). */
export interface CodingChallenge {
  readonly key: string;
}

/**
 * Registers the endpoints of the coding challenges (api-learning.md 12). None of them asks who calls, nor what was solved before:
 * those are rules of the page.
 * @param challenges those that have code to show; none of them is built yet
 */
export function registerSnippets(app: FastifyInstance, challenges: ReadonlyMap<string, CodingChallenge>): void {
  app.get('/snippets', () => ({ challenges: [...challenges.keys()] }));
  app.get<{ Params: { challenge: string } }>('/snippets/:challenge', ({ params }, reply) =>
    noCode(reply, params.challenge),
  );
  app.post('/snippets/verdict', (request, reply) => noCode(reply, bodyField(request, 'key')));
  app.get('/snippets/fixes/:key', (_request, reply) => noFixes(reply));
  app.post('/snippets/fixes', (_request, reply) => noFixes(reply));
}

function noCode(reply: FastifyReply, key: unknown): FastifyReply {
  return reply.code(404).send({ status: 'error', error: `No code challenge for challenge key: ${shown(key)}` });
}

function noFixes(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'No fixes found for the snippet!' });
}

/** Whatever was sent as a text; objects that refuse have none. */
function shown(key: unknown): string {
  return typeof key === 'object' && key !== null ? JSON.stringify(key) : String(key);
}
