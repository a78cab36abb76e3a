import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverSidePath } from '../server-side.ts';
import type { Training } from '../training.ts';

/**
 * Registers `/solve/challenges/server-side` for any method (api-account.md 17.5). It answers 204 when a request solves something, otherwise with the
 * front end's page.
 * @param sendPage answers as if this URL did not exist
 */
export function registerServerSide(
  app: FastifyInstance,
  { content, serverSide }: Training,
  sendPage: (reply: FastifyReply) => FastifyReply,
): void {
  const { serverSideKey } = content.keys;
  // Answered before a body is read, as the contract requires.
  const onRequest = async (request: FastifyRequest<{ Querystring: { key?: unknown } }>, reply: FastifyReply) =>
    // weakness: contract api-account.md 17.5 (nobody checks who sends the request)
    request.query.key === serverSideKey && serverSide.solveNext() ? reply.code(204).send() : sendPage(reply);
  const handler = () => {
    throw new Error('The hook before it answers every request.');
  };
  app.all(serverSidePath, { onRequest }, handler);
  app.all(`${serverSidePath}/*`, { onRequest }, handler);
}
