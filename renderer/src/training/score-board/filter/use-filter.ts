import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ChallengeFilter, everything, readFilter, writeFilter } from './filter.ts';

/** Milliseconds after the last key press at which the search goes into the address. */
const typingPause = 200;

/** The filter in force, and ways to change it. */
export interface Filter {
  readonly filter: ChallengeFilter;
  readonly change: (part: Partial<ChallengeFilter>) => void;
  readonly reset: () => void;
}

/**
 * Keeps the filter in the query of the address (ui-learning.md 2.4). A change shows at once, the address follows; what is typed into the
 * search reaches it when the reader pauses, in place of the entry before, so that Back leads out of the search with one press.
 */
export function useFilter(): Filter {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => readFilter(search));
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef<string[]>([]);

  useEffect(() => () => clearTimeout(typing.current), []);

  // What was not asked for here was: Back, Forward, a link, the learner's own hand.
  useEffect(() => {
    const arrived = readFilter(search);
    const index = requested.current.lastIndexOf(writeFilter(arrived));
    if (index >= 0) {
      requested.current = requested.current.slice(index + 1);
      return;
    }
    requested.current = [];
    clearTimeout(typing.current);
    setFilter((known) => (writeFilter(known) === writeFilter(arrived) ? known : arrived));
  }, [search]);

  const go = (next: ChallengeFilter, options: { readonly replace: boolean }) => {
    const query = writeFilter(next);
    const last = requested.current.at(-1) ?? writeFilter(readFilter(search));
    if (query !== last) {
      requested.current.push(query);
      navigate({ pathname, search: query }, options);
    }
  };

  const set = (next: ChallengeFilter, isTyping: boolean) => {
    setFilter(next);
    clearTimeout(typing.current);
    if (isTyping) {
      typing.current = setTimeout(() => go(next, { replace: true }), typingPause);
    } else {
      go(next, { replace: false });
    }
  };

  return {
    filter,
    change: (part) => set({ ...filter, ...part }, part.searchQuery !== undefined),
    reset: () => set(everything, false),
  };
}
