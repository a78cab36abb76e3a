import { lastAnswer, type Row } from '../../run/run.ts';

/** Bytes by which usual responses may differ at least: they repeat what was sent, or tell the time. */
const leastSpread = 16;

/**
 * Returns the numbers of the rows that differ from most: in how they ended, in their status, or in their length by more than usual. Fewer than
 * three rows have no usual one.
 */
export function unusualRows(rows: readonly Row[]): ReadonlySet<number> {
  if (rows.length < 3) {
    return new Set();
  }
  const usual = mostFrequent(rows.map(outcomeOf));
  const lengths = rows.filter((row) => outcomeOf(row) === usual).map(lengthOf);
  const middle = median(lengths);
  const spread = Math.max(leastSpread, 4 * median(lengths.map((length) => Math.abs(length - middle))));
  return new Set(
    rows
      .filter((row) => outcomeOf(row) !== usual || Math.abs(lengthOf(row) - middle) > spread)
      .map(({ number }) => number),
  );
}

function outcomeOf(row: Row): string {
  const { end, status } = lastAnswer(row) ?? {};
  return `${row.missing ?? ''} ${end} ${status}`;
}

function lengthOf(row: Row): number {
  return lastAnswer(row)?.length ?? 0;
}

function mostFrequent(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, all]) => ({ text, count: all.length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.text ?? '';
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
