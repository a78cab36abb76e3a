import type { FastifyReply } from 'fastify';
import type { ReviewDocument } from '../../database/documents.ts';
import { FullError } from '../../database/full-error.ts';
import { sendJsonText } from '../../http/answers.ts';

/** What clients get back from a change: the documents before and after it, both ordered by id (api-shop.md 3.1). */
export interface UpdateResult {
  readonly modified: number;
  readonly original: readonly ReviewDocument[];
  readonly updated: readonly ReviewDocument[];
}

export function updateResult(original: readonly ReviewDocument[], updated: readonly ReviewDocument[]): UpdateResult {
  return { modified: updated.length, original: original.toSorted(byId), updated: updated.toSorted(byId) };
}

function byId(one: ReviewDocument, other: ReviewDocument): number {
  return one._id < other._id ? -1 : 1;
}

/** Sends the message of a failure of the store as JSON (api-shop.md 3.3 to 3.5). @throws FullError if the store is full */
export function sendStoreFailure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof FullError) {
    throw error;
  }
  return sendJsonText(reply.code(500), JSON.stringify(error instanceof Error ? error.message : String(error)));
}
