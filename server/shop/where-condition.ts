import type { Evaluator } from '../decoy/evaluator.ts';

/** What came of a condition; `milliseconds` is how long it ran. */
export type Matching<Document> =
  | { readonly outcome: 'matched'; readonly documents: readonly Document[]; readonly milliseconds: number }
  | { readonly outcome: 'failed'; readonly milliseconds: number };

/** The interpreter's words for what clients know in those of another engine (decision 7). */
const knownWordings: ReadonlyMap<string, string> = new Map([
  ['unexpected end of string', 'Invalid or unexpected token'],
  ['invalid escape sequence', 'Invalid or unexpected token'],
]);

/**
 * The documents for which a `$where` condition holds, in their order (api-shop.md 3.1).
 * @throws SyntaxError for a text that is no expression at all
 */
export async function matchWhere<Document>(
  documents: readonly Document[],
  condition: string,
  evaluator: Evaluator,
): Promise<Matching<Document>> {
  // weakness: noSqlCommandChallenge, noSqlOrdersChallenge (code from the path is run once for every document)
  const result = await evaluator.evaluate({ kind: 'where', source: condition, globals: { documents } });
  const { milliseconds } = result;
  if (result.outcome === 'threw' && result.duringCompile) {
    throw new SyntaxError(knownWordings.get(result.message) ?? result.message);
  }
  if (result.outcome !== 'value' || !Array.isArray(result.value)) {
    return { outcome: 'failed', milliseconds };
  }
  const matches = new Set<unknown>(result.value);
  return { ...matched(documents.filter((_, position) => matches.has(position))), milliseconds };
}

/** Documents that were found without a condition. */
export function matched<Document>(documents: readonly Document[]): Extract<Matching<Document>, { outcome: 'matched' }> {
  return { outcome: 'matched', documents, milliseconds: 0 };
}

/**
 * Text for a condition in one line of at most so many characters; what is cut is replaced by three dots, which then are
 * part of the condition (api-shop.md 0.7).
 */
export function truncated(text: string, limit: number): string {
  const line = text.replace(/[\r\n]/g, '');
  return line.length > limit ? `${line.slice(0, limit - 1)}...` : line;
}
