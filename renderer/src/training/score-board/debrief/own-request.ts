import { queryOptions } from '@tanstack/react-query';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import type { ExchangeSummary, HistoryState, RecordedExchange } from '../../../../../shared/api/workbench.ts';
import { post } from '../../../lib/api.ts';

/** Milliseconds after the end of an exchange in which what it solved is still noted. */
const slack = 50;

/** The most characters of a request that are shown. */
const mostShown = 4000;

/** Headers that browsers send with everything. They would hide the rest. */
const routine =
  /^(?:accept|cache-control|connection|content-length|dnt|host|pragma|priority|sec|upgrade-insecure-requests|user-agent)(?:-[\w-]+)?: /i;

/** A request without its routine headers. */
export interface OwnRequest {
  readonly text: string;
  /** Whether there is more of it. */
  readonly isCut: boolean;
}

/**
 * The learner's own request that solved a challenge, out of what the workbench has recorded; null if it has not. The training layer knows no
 * requests, so the time tells which one it was. Most learners record nothing, and are told nothing.
 */
export function ownRequestQuery(key: ChallengeKey, solvedAt: string) {
  return queryOptions({
    queryKey: ['debrief', key, 'request', solvedAt],
    queryFn: async ({ signal }): Promise<OwnRequest | null> => {
      const { run, exchanges } = await post<HistoryState>('rest/range/workbench/history', {}, { signal });
      const found = solvingExchange(exchanges, Date.parse(solvedAt));
      if (found === undefined) {
        return null;
      }
      const question = { run, id: found.id };
      const { request } = await post<RecordedExchange>('rest/range/workbench/history/exchange', question, { signal });
      const bytes = Uint8Array.from(atob(request), (character) => character.charCodeAt(0));
      const text = withoutRoutine(new TextDecoder().decode(bytes));
      return { text: text.slice(0, mostShown), isCut: text.length > mostShown };
    },
    retry: false,
  });
}

/** Returns a request as text, without the headers that browsers send with everything. */
export function withoutRoutine(request: string): string {
  const [head = '', ...body] = request.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.split('\n').filter((line) => !routine.test(line));
  return [lines.join('\n'), ...body].join('\n\n').trimEnd();
}

/**
 * Returns the exchange during which something happened; of several, the one that began last.
 * @param exchanges the oldest first
 * @param at as `Date.now()`
 */
export function solvingExchange(exchanges: readonly ExchangeSummary[], at: number): ExchangeSummary | undefined {
  return exchanges.findLast(
    ({ kind, end, begun, milliseconds }) =>
      kind !== 'socket' && end !== 'underWay' && begun <= at && at <= begun + milliseconds + slack,
  );
}
