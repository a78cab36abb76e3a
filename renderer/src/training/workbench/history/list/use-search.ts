import { useEffect, useRef, useState } from 'react';
import { searchHistory } from '../../send/history.ts';

/** What the shop has found. */
export interface Found {
  readonly ids: ReadonlySet<number>;
  readonly state: 'nothing to find' | 'searching' | 'done' | 'not all' | 'failed';
  /** Why it failed. */
  readonly reason?: string;
}

/** Milliseconds without a key after which a search begins, and from one search to the next while exchanges come. */
const calm = 250;
const pause = 2000;

const nothing: Found = { ids: new Set(), state: 'nothing to find' };

/**
 * Has the shop look for a text in everything that it has recorded, also in what it records meanwhile.
 * @param revision of the history
 */
export function useSearch(text: string, revision: number): Found {
  const [found, setFound] = useState<Found & { readonly text: string }>({ ...nothing, text: '' });
  const goOn = useRef<() => void>(undefined);
  useEffect(() => {
    setFound((before) => (before.text === text ? before : { ...nothing, text }));
    if (text === '') {
      return;
    }
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnderWay = false;
    let isAsked = false;
    const search = async () => {
      timer = undefined;
      isUnderWay = true;
      isAsked = false;
      const outcome = await searched(text, stop.signal);
      isUnderWay = false;
      if (outcome !== undefined) {
        setFound((before) => ({ ids: before.ids, ...outcome, text }));
        if (isAsked) {
          plan(pause);
        }
      }
    };
    const plan = (milliseconds: number) => {
      isAsked = true;
      if (!isUnderWay && timer === undefined) {
        timer = setTimeout(() => void search(), milliseconds);
      }
    };
    goOn.current = () => plan(pause);
    plan(calm);
    return () => {
      goOn.current = undefined;
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another revision, there is more to search
  useEffect(() => goOn.current?.(), [revision]);
  return text !== '' && (found.text !== text || found.state === 'nothing to find')
    ? { ids: nothing.ids, state: 'searching' }
    : found;
}

/** Searches once. @returns undefined if nobody waits for it any more */
async function searched(text: string, signal: AbortSignal): Promise<Omit<Found, 'ids'> | Found | undefined> {
  try {
    const { ids, isWhole } = await searchHistory(text, signal);
    return { ids: new Set(ids), state: isWhole ? 'done' : 'not all' };
  } catch (error) {
    return signal.aborted
      ? undefined
      : { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
