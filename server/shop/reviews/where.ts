import type { ReviewDocument } from '../../database/documents.ts';
import type { Evaluator } from '../../decoy/evaluator.ts';

/** What came of a condition; `milliseconds` is how long it ran. */
export type Matching =
  | { readonly outcome: 'matched'; readonly reviews: readonly ReviewDocument[]; readonly milliseconds: number }
  /** The text is no expression at all. */
  | { readonly outcome: 'malformed'; readonly message: string }
  | { readonly outcome: 'failed'; readonly milliseconds: number };

/** The reviews for which a `$where` condition holds, oldest first (api-shop.md 3.1). */
export async function matchWhere(
  reviews: readonly ReviewDocument[],
  condition: string,
  evaluator: Evaluator,
): Promise<Matching> {
  // weakness: noSqlCommandChallenge (code from the path is run once for every review)
  const result = await evaluator.evaluate({ kind: 'where', source: condition, globals: { documents: reviews } });
  const { milliseconds } = result;
  if (result.outcome === 'threw' && result.duringCompile) {
    return { outcome: 'malformed', message: result.message };
  }
  if (result.outcome !== 'value' || !Array.isArray(result.value)) {
    return { outcome: 'failed', milliseconds };
  }
  const matches = new Set<unknown>(result.value);
  return { outcome: 'matched', reviews: reviews.filter((_, position) => matches.has(position)), milliseconds };
}
