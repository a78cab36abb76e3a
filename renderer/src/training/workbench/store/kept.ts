import { clear, createStore, get, set } from 'idb-keyval';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Where the browser keeps what the workbench holds (decision 49). */
const database = createStore('juice-range-workbench', 'parts');

/** Milliseconds without a change after which a part is written. */
const calm = 250;

/** Tells the other windows of this browser that a part was written. */
const windows = new BroadcastChannel('juice-range-workbench');

/** A part of the workbench that outlives reloads and restarts. */
export interface Kept<State> {
  /** Its state, and the hook that follows it. */
  readonly use: UseBoundStore<StoreApi<State>>;
  /** Resolves once the kept state is there, or was found to be unreadable. */
  readonly ready: Promise<void>;
  /** Writes what has not been written yet. */
  readonly flush: () => Promise<void>;
  /** Goes back to the state of a first visit. */
  readonly reset: () => void;
}

/** The message that all parts were cleared. */
const everything = '*';

/** The parts whose code was loaded. */
const all: Kept<unknown>[] = [];

/**
 * Makes a part of the workbench whose state is kept in the browser.
 * @param read makes a state of what was kept. Another version of the page may have written anything; it returns a state in every case
 */
export function keep<State extends object>(name: string, read: (kept: unknown) => State): Kept<State> {
  const use = create<State>(() => read(undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  const load = async () => {
    const kept: unknown = await get(name, database).catch((error: unknown) => console.log(error));
    isLoading = true;
    use.setState(read(kept), true);
    isLoading = false;
  };
  const write = async () => {
    if (timer === undefined) {
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    try {
      await set(name, use.getState(), database);
      windows.postMessage(name);
    } catch (error) {
      // A full or forbidden store must not stop the work; it only isn't kept.
      console.log(error);
    }
  };
  use.subscribe(() => {
    if (!isLoading) {
      clearTimeout(timer);
      timer = setTimeout(() => void write(), calm);
    }
  });
  windows.addEventListener('message', ({ data }) => {
    // What is typed here meanwhile wins.
    if ((data === name && timer === undefined) || data === everything) {
      void load();
    }
  });
  const kept: Kept<State> = {
    use,
    ready: load(),
    flush: write,
    reset: () => {
      clearTimeout(timer);
      timer = undefined;
      isLoading = true;
      use.setState(read(undefined), true);
      isLoading = false;
    },
  };
  all.push(kept);
  return kept;
}

const forgetters: (() => void)[] = [];

/** Has something forgotten with the rest when the workbench is cleared, that only the page's memory holds. */
export function whenCleared(forget: () => void): void {
  forgetters.push(forget);
}

/** Forgets everything that the workbench keeps, also of parts whose code was not loaded yet. */
export async function clearWorkbench(): Promise<void> {
  for (const forget of forgetters) {
    forget();
  }
  for (const { reset } of all) {
    reset();
  }
  await clear(database).catch((error: unknown) => console.log(error));
  windows.postMessage(everything);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    for (const { flush } of all) {
      void flush();
    }
  }
});
