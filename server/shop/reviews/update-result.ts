import type { ReviewDocument } from '../../database/documents.ts';

/** What clients get back of a change: the documents before and after it, each ordered by id (api-shop.md 3.1). */
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
