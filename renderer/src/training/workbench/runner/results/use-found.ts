import { useEffect, useRef, useState } from 'react';
import { isPattern } from '../run/reader/pattern.ts';
import { makeReader, TooSlow } from '../run/reader/reader.ts';
import { lastAnswer, type Row } from '../run/run.ts';
import type { Filter } from './filter.ts';

/** What was found in responses. */
export interface Found {
  /** Whether a row's responses have the words, by its number. Those that have not been read yet are left out. */
  readonly rows: ReadonlyMap<number, boolean>;
  /** Text key of why the search found nothing. */
  readonly problem: string | undefined;
}

/** Milliseconds without a key after which a search begins, and how many responses are searched at a time. */
const calm = 200;
const atOnce = 100;

const nothing: Found = { rows: new Map(), problem: undefined };

/** Looks for a filter's words in the last responses of rows, beside the page: patterns of learners may never end. */
export function useFound(rows: readonly Row[], { text, scope }: Filter): Found {
  const [found, setFound] = useState(nothing);
  const latest = useRef(rows);
  const goOn = useRef<() => void>(undefined);
  const isOn = scope !== 'columns' && text !== '';
  useEffect(() => {
    setFound(nothing);
    if (!isOn) {
      return;
    }
    if (scope === 'pattern' && !isPattern(text)) {
      setFound({ ...nothing, problem: 'RUNNER_BAD_PATTERN' });
      return;
    }
    const reader = makeReader();
    const stop = new AbortController();
    const known = new Map<number, boolean>();
    let isUnderWay = false;
    const searchAll = async () => {
      for (;;) {
        const next = latest.current.filter(({ number }) => !known.has(number)).slice(0, atOnce);
        if (next.length === 0) {
          return;
        }
        const responses = next.map((row) => lastAnswer(row)?.response ?? '');
        const hits = await reader.find(responses, { text, isPattern: scope === 'pattern' }, stop.signal);
        for (const [index, { number }] of next.entries()) {
          known.set(number, hits[index] === true);
        }
        setFound({ rows: new Map(known), problem: undefined });
      }
    };
    const go = async () => {
      if (isUnderWay || stop.signal.aborted) {
        return;
      }
      isUnderWay = true;
      try {
        await searchAll();
        isUnderWay = false;
      } catch (error) {
        // It stays under way: what took too long once is not tried again.
        if (!stop.signal.aborted) {
          console.log(error);
          const problem = error instanceof TooSlow ? 'RUNNER_SLOW_PATTERN' : 'RUNNER_SEARCH_FAILED';
          setFound({ rows: new Map(known), problem });
        }
      }
    };
    const timer = setTimeout(() => {
      goOn.current = () => void go();
      goOn.current();
    }, calm);
    return () => {
      clearTimeout(timer);
      goOn.current = undefined;
      stop.abort();
      reader.close();
    };
  }, [isOn, text, scope]);
  useEffect(() => {
    // While a run is under way, there are more and more.
    latest.current = rows;
    goOn.current?.();
  }, [rows]);
  return found;
}
