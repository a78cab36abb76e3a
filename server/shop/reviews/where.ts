import type { ReviewDocument } from '../../database/documents.ts';
import type { Evaluator } from '../../decoy/evaluator.ts';

/** What came of a condition; `milliseconds` is how long it ran. */
export type Matching =
  | { readonly outcome: 'matched'; readonly reviews: readonly ReviewDocument[]; readonly milliseconds: number }
  /** The text is no expression at all. */
  | { readonly outcome: 'malformed'; readonly message: string }
  | { readonly outcome: 'failed'; readonly milliseconds: number };

/** Runs where nothing but the documents can be reached: `condition` is a learner's code (api-shop.md 3.1, `$where`). */
const source = `(function () {
  var where;
  try {
    where = new Function('obj', 'return ' + condition);
  } catch (error) {
    return { malformed: String(error.message) };
  }
  return documents.map(function (document) {
    return Boolean(where.call(document, document));
  });
})()`;

/** The reviews for which a `$where` condition holds, oldest first. */
export async function matchWhere(
  reviews: readonly ReviewDocument[],
  condition: string,
  evaluator: Evaluator,
): Promise<Matching> {
  // weakness: noSqlCommandChallenge - code from the path is run once for every review.
  const result = await evaluator.evaluate({ kind: 'where', source, globals: { documents: reviews, condition } });
  const { milliseconds } = result;
  if (result.outcome !== 'value') {
    return { outcome: 'failed', milliseconds };
  }
  if (Array.isArray(result.value)) {
    const holds: readonly unknown[] = result.value;
    return { outcome: 'matched', reviews: reviews.filter((_, position) => holds[position] === true), milliseconds };
  }
  return { outcome: 'malformed', message: messageOf(result.value) };
}

function messageOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'malformed' in value ? String(value.malformed) : String(value);
}
