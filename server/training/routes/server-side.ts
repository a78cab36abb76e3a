import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverSidePath } from '../server-side.ts';
import type { Training } from '../training.ts';

/**
 * Registers `/solve/challenges/server-side`, any verb (api-account.md 17.5): 204 when a request solves something, else the
 * front end's page.
 * @param sendPage answers what is none of this URL's business, as if it were not there
 */
export function registerServerSide(
  app: FastifyInstance,
  { content, serverSide }: Training,
  sendPage: (reply: FastifyReply) => FastifyReply,
): void {
  const { serverSideKey } = content.keys;
  // Before a body is read, as the contract has it.
  const onRequest = async (request: FastifyRequest<{ Querystring: { key?: unknown } }>, reply: FastifyReply) =>
    // weakness: contract api-account.md 17.5 (nobody looks at who sends the request)
    request.query.key === serverSideKey && serverSide.solveNext() ? reply.code(204).send() : sendPage(reply);
  const handler = () => {
    throw new Error('The hook before it answers every request.');
  };
  app.all(serverSidePath, { onRequest }, handler);
  app.all(`${serverSidePath}/*`, { onRequest }, handler);
}
