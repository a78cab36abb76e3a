import type { Evaluator } from '../decoy/evaluator.ts';

/** The result of a condition; `milliseconds` is how long it ran. */
export type Matching<Document> =
  | { readonly outcome: 'matched'; readonly documents: readonly Document[]; readonly milliseconds: number }
  | { readonly outcome: 'failed'; readonly milliseconds: number };

/** The interpreter's messages, and those of another engine that clients expect instead (decision 7). */
const knownWordings: ReadonlyMap<string, string> = new Map([
  ['unexpected end of string', 'Invalid or unexpected token'],
  ['invalid escape sequence', 'Invalid or unexpected token'],
]);

/**
 * Finds the documents for which a `$where` condition holds, and keeps their order (api-shop.md 3.1).
 * @throws SyntaxError for a string that is not an expression at all
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

/** Returns documents that were found without a condition as a result. */
export function matched<Document>(documents: readonly Document[]): Extract<Matching<Document>, { outcome: 'matched' }> {
  return { outcome: 'matched', documents, milliseconds: 0 };
}

/**
 * Puts the text of a condition into one line, and truncates it at a limit. Three dots replace what is cut, and become
 * part of the condition (api-shop.md 0.7).
 */
export function truncated(text: string, limit: number): string {
  const line = text.replace(/[\r\n]/g, '');
  return line.length > limit ? `${line.slice(0, limit - 1)}...` : line;
}
