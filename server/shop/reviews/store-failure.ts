import type { FastifyReply } from 'fastify';
import { sendJsonText } from '../../http/answers.ts';

/** Answers that the store failed, with its message as JSON (api-shop.md 3.3 to 3.5). */
export function sendStoreFailure(reply: FastifyReply, error: unknown): FastifyReply {
  return sendJsonText(reply.code(500), JSON.stringify(error instanceof Error ? error.message : String(error)));
}
