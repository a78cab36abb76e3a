import type { FastifyReply } from 'fastify';
import { messageOf } from '../../../shared/values/message-of.ts';
import { FullError } from '../../database/full-error.ts';
import { sendJsonText } from '../../http/answers.ts';

/** Answers that the store failed, with its message as JSON (api-shop.md 3.3 to 3.5). @throws FullError for one that is full */
export function sendStoreFailure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof FullError) {
    throw error;
  }
  return sendJsonText(reply.code(500), JSON.stringify(messageOf(error)));
}
