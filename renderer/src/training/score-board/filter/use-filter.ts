import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterFrame } from '../../../lib/after-frame.ts';
import { useBoardView } from '../view/use-board-view.ts';
import { type ChallengeFilter, everything, readFilter, writeFilter } from './filter.ts';

/** Milliseconds after the last key press before the search is written to the address. */
const typingPause = 200;

/** Functions that change the filter. They are always the same ones, so that unchanged parts need not be rendered again. */
export interface FilterChanges {
  readonly change: (part: Partial<ChallengeFilter>) => void;
  readonly reset: () => void;
  /** Returns the latest search, which may be rendered later. */
  readonly search: () => string;
}

/** The filter as its controls show it, and as the cards do, which follow. */
interface Filters {
  readonly filter: ChallengeFilter;
  readonly applied: ChallengeFilter;
  readonly changes: FilterChanges;
}

/**
 * Keeps the filter in the URL's query (ui-learning.md 2.4). A choice shows at once, and the cards and the address follow. For a typed search
 * nothing is rendered in the frame that shows the letter, and the address follows when the learner pauses. It replaces the previous history
 * entry, so that pressing Back once leaves the search.
 */
export function useFilter(): Filters {
  const location = useLocation();
  const navigate = useNavigate();
  // Whoever comes back without saying anything finds the filter of the last visit.
  const [filter, setFilter] = useState(() => readFilter(location.search || useBoardView.getState().query));
  const [applied, setApplied] = useState(filter);
  // The functions below read this when they are called, whatever was rendered last.
  const latest = useRef({ filter, location, navigate });
  latest.current = { filter: latest.current.filter, location, navigate };
  const following = useRef<() => void>(undefined);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef<string[]>([]);
  const seen = useRef(location.search);

  useEffect(() => {
    const query = writeFilter(latest.current.filter);
    const { pathname, search } = latest.current.location;
    if (search === '' && query !== '') {
      requested.current.push(query);
      void latest.current.navigate({ pathname, search: query }, { replace: true });
    }
    return () => {
      clearTimeout(typing.current);
      following.current?.();
    };
  }, []);

  const show = useCallback((next: ChallengeFilter, isTyping: boolean) => {
    latest.current.filter = next;
    if (!isTyping) {
      setFilter(next);
    }
    following.current?.();
    following.current = afterFrame(() =>
      startTransition(() => {
        setFilter(next);
        setApplied(next);
      }),
    );
  }, []);

  // A query that wasn't requested here came from Back, Forward, a link or the learner's own editing.
  useEffect(() => {
    if (location.search === seen.current) {
      return;
    }
    seen.current = location.search;
    const arrived = readFilter(location.search);
    const index = requested.current.lastIndexOf(writeFilter(arrived));
    if (index >= 0) {
      requested.current = requested.current.slice(index + 1);
      return;
    }
    requested.current = [];
    clearTimeout(typing.current);
    if (writeFilter(latest.current.filter) !== writeFilter(arrived)) {
      show(arrived, false);
    }
  }, [location.search, show]);

  const set = useCallback(
    (next: ChallengeFilter, isTyping: boolean) => {
      const go = (options: { readonly replace: boolean }) => {
        const { pathname, search } = latest.current.location;
        const query = writeFilter(next);
        const last = requested.current.at(-1) ?? writeFilter(readFilter(search));
        if (query !== last) {
          requested.current.push(query);
          void latest.current.navigate({ pathname, search: query }, options);
        }
      };
      show(next, isTyping);
      clearTimeout(typing.current);
      if (isTyping) {
        typing.current = setTimeout(() => go({ replace: true }), typingPause);
      } else {
        go({ replace: false });
      }
    },
    [show],
  );

  const changes = useMemo(
    () => ({
      change: (part: Partial<ChallengeFilter>) =>
        set({ ...latest.current.filter, ...part }, part.searchQuery !== undefined),
      // A copy, so that it is rendered even where what was typed hasn't been yet.
      reset: () => set({ ...everything }, false),
      search: () => latest.current.filter.searchQuery,
    }),
    [set],
  );
  return { filter, applied, changes };
}
