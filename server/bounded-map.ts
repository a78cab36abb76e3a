/** A map that forgets its oldest entries as soon as it holds more than its bounds allow. The newest entry always stays. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  /** Sets an entry as the newest one. An older entry with the same key is forgotten first. */
  set(key: Key, value: Value): void;
  /** Forgets an entry. Returns whether it was there. */
  delete(key: Key): boolean;
  clear(): void;
}

/** How much a bounded map may hold. */
export interface Bounds<Key, Value> {
  readonly entries: number;
  /** Total bytes of all entries, as counted by `sizeOf`. */
  readonly bytes?: number;
  readonly sizeOf?: (key: Key, value: Value) => number;
  /** Called for each entry that is forgotten, except for those that `clear` removes. */
  readonly forgotten?: (key: Key, value: Value) => void;
}

/** Makes an empty bounded map. To keep the entries that were used last, set an entry again whenever it is used. */
export function boundedMap<Key, Value extends NonNullable<unknown>>({
  entries,
  bytes = Number.POSITIVE_INFINITY,
  sizeOf = () => 0,
  forgotten = () => {},
}: Bounds<Key, Value>): BoundedMap<Key, Value> {
  // A map iterates in the order in which its keys were set, so its first entry is the oldest.
  const kept = new Map<Key, Value>();
  let taken = 0;

  const forget = (key: Key, value: Value) => {
    kept.delete(key);
    taken -= sizeOf(key, value);
    forgotten(key, value);
  };

  const drop = (key: Key) => {
    const value = kept.get(key);
    if (value !== undefined) {
      forget(key, value);
    }
    return value !== undefined;
  };

  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      drop(key);
      kept.set(key, value);
      taken += sizeOf(key, value);
      for (const [oldest, its] of kept) {
        if ((kept.size <= entries && taken <= bytes) || oldest === key) {
          break;
        }
        forget(oldest, its);
      }
    },
    delete: drop,
    clear: () => {
      kept.clear();
      taken = 0;
    },
  };
}

/** Wraps a function so that it computes each result once, for as long as that result is remembered. */
export function remembered<Key, Result extends NonNullable<unknown>>(
  bounds: Bounds<Key, Result>,
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = boundedMap(bounds);
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) {
      return known;
    }
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
