import { useEffect, useState } from 'react';
import type { ExchangeSummary, RecordedExchange } from '../../../../../../shared/api/workbench.ts';
import { askForExchange } from '../../send/history.ts';
import { NotSent } from '../../send/post.ts';

/** What is known of an exchange's messages. */
export type Whole =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly exchange: RecordedExchange }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly reason: string };

const waiting: Whole = { kind: 'waiting' };

/** Milliseconds for which the exchange before stays, so that nothing flickers while the learner goes through the list. */
const patience = 150;

/**
 * Asks the shop for an exchange's messages, and again once it has ended.
 * @returns what is known of it, and for a moment what was known of the one before
 */
export function useExchange(run: string, { id, end }: ExchangeSummary): Whole {
  const [known, setKnown] = useState(waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at its end, an exchange has its response
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => setKnown((before) => (isOf(before, id) ? before : waiting)), patience);
    const ask = async () => {
      const outcome = await asked(run, id, stop.signal);
      if (outcome !== undefined) {
        clearTimeout(timer);
        setKnown(outcome);
      }
    };
    void ask();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [run, id, end]);
  return known;
}

function isOf(whole: Whole, id: number): boolean {
  return whole.kind === 'there' && whole.exchange.id === id;
}

async function asked(run: string, id: number, signal: AbortSignal): Promise<Whole | undefined> {
  try {
    return { kind: 'there', exchange: await askForExchange({ run, id }, signal) };
  } catch (error) {
    if (signal.aborted) {
      return undefined;
    }
    return error instanceof NotSent && error.status === 404
      ? { kind: 'gone' }
      : { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
