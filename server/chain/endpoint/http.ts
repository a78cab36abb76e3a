import type { FastifyInstance } from 'fastify';
import { chain } from '../../../shared/api/contracts.ts';
import type { Budgets } from '../../budgets.ts';
import { sendJsonText } from '../../http/answers.ts';
import { type Answerer, answerMessage, errorAnswer, messageLimit } from './json-rpc.ts';
import { createRoom, type Room } from './room.ts';

/** Registers `POST /rpc`: JSON-RPC over HTTP (decision 38), whatever the content type says. Call this within a `register` of its own. */
export function registerRpc(app: FastifyInstance, answer: Answerer, room: Room, limits: Budgets['rpc']): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: messageLimit }, (_request, body, done) =>
    done(null, body),
  );
  const arriving = createRoom(limits.arriving);
  app.addHook('onRequest', async (request, reply) => {
    const length = Number(request.headers['content-length'] ?? messageLimit);
    const bytes = length >= 0 && length <= messageLimit ? length : messageLimit;
    if (!arriving.take(bytes)) {
      const message = 'too many requests are in progress: send it again';
      return sendJsonText(reply.code(503), errorAnswer(null, { code: -32005, message }));
    }
    reply.raw.once('close', () => arriving.give(bytes));
  });
  app.setErrorHandler(({ statusCode = 500 }: { readonly statusCode?: number }, _request, reply) => {
    const message =
      statusCode === 413 ? `request too large: ${messageLimit} bytes at most` : 'invalid request: it cannot be read';
    return sendJsonText(reply.code(statusCode), errorAnswer(null, { code: -32600, message }));
  });
  app.post(chain.path, { bodyLimit: messageLimit }, async (request, reply) => {
    const { socket } = request.raw;
    const caller = { connection: socket, isGone: () => socket.destroyed };
    const text = typeof request.body === 'string' ? request.body : '';
    const answered = await answerMessage(text, { answer, caller, room, limits });
    if (reply.raw.destroyed) {
      room.give(answered.taken);
    } else {
      reply.raw.once('close', () => room.give(answered.taken));
    }
    return answered.text === null ? reply.code(204).send() : sendJsonText(reply, answered.text);
  });
}
