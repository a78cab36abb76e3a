import type { ExchangeSummary, HistoryState } from '../../../../../../shared/api/workbench.ts';

/**
 * Returns what is known of the history after another response: with what has changed, and without what is gone.
 * @returns what was known, unless the response changes anything
 */
export function merged(known: HistoryState | undefined, answer: HistoryState): HistoryState {
  if (known?.run !== answer.run) {
    return answer;
  }
  const isSame =
    answer.exchanges.length === 0 &&
    answer.oldest === known.oldest &&
    answer.revision === known.revision &&
    answer.isRecording === known.isRecording;
  return isSame ? known : { ...answer, exchanges: together(known.exchanges, answer) };
}

function together(known: readonly ExchangeSummary[], { exchanges, oldest }: HistoryState): readonly ExchangeSummary[] {
  const changed = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const kept = known.filter(({ id }) => id >= oldest && !changed.has(id));
  return [...kept, ...changed.values()].toSorted((a, b) => a.id - b.id);
}
