/** Calls listeners in the order in which they were added. */
export interface Listeners<Told extends readonly unknown[]> {
  add(listener: (...told: Told) => void): void;
  tell(...told: Told): void;
}

export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners: ((...told: Told) => void)[] = [];
  return {
    add: (listener) => {
      listeners.push(listener);
    },
    tell: (...told) => {
      for (const listener of listeners) {
        listener(...told);
      }
    },
  };
}
