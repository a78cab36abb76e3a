import { startTransition, useEffect, useReducer, useState } from 'react';

/** How often the page takes what has arrived, in milliseconds: often enough for a solve to be there within a second. */
const takingMs = 200;

/** How long the page waits before it asks a board again that is gone. */
const againMs = 1000;

/**
 * Follows the events of the board (server-sent events without a name). Events that arrive in quick succession are taken together, and are drawn
 * without holding up anything else on the page.
 * @param reduce returns the next state; pure
 * @returns the state, undefined before the first event; and whether the board is there
 */
export function useFollowed<State, Event>(
  url: string,
  reduce: (state: State | undefined, event: Event) => State | undefined,
): { readonly state: State | undefined; readonly isThere: boolean } {
  const [state, take] = useReducer(
    (before: State | undefined, events: readonly Event[]) => events.reduce(reduce, before),
    undefined,
  );
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    let source: EventSource | undefined;
    let waiting: Event[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      const events = waiting;
      waiting = [];
      startTransition(() => take(events));
    };
    const open = () => {
      source = new EventSource(url);
      source.onopen = () => setIsThere(true);
      source.onmessage = ({ data }) => {
        // The board is ours, and sends what its types say.
        waiting.push(JSON.parse(data) as Event);
        timer ??= setTimeout(flush, takingMs);
      };
      source.onerror = () => {
        setIsThere(false);
        source?.close();
        again = setTimeout(open, againMs);
      };
    };
    open();
    return () => {
      source?.close();
      clearTimeout(timer);
      clearTimeout(again);
    };
  }, [url]);
  return { state, isThere };
}
