import type { FastifyInstance } from 'fastify';
import { chain } from '../../contract/contracts.ts';
import { type Answerer, answerMessage, errorAnswer, messageLimit } from './json-rpc.ts';

/** `POST /rpc`: JSON-RPC over HTTP (rulings 38), whatever the content type says. Call within a `register` of its own. */
export function registerRpc(app: FastifyInstance, answer: Answerer): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: messageLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler(({ statusCode = 500 }: { readonly statusCode?: number }, _request, reply) => {
    const message =
      statusCode === 413 ? `request too large: ${messageLimit} bytes at most` : 'invalid request: it cannot be read';
    return reply
      .code(statusCode)
      .type('application/json; charset=utf-8')
      .send(errorAnswer(null, { code: -32600, message }));
  });
  app.post(chain.path, { bodyLimit: messageLimit }, async (request, reply) => {
    const answered = await answerMessage(typeof request.body === 'string' ? request.body : '', answer);
    return answered === null ? reply.code(204).send() : reply.type('application/json; charset=utf-8').send(answered);
  });
}
