import { create } from 'zustand';

/** Whether the shop's process answers, as the page's own connection knows it: the moment a process ends, its connections close. */
interface Reach {
  readonly gone: boolean;
  /** How often the shop has come back since the page was loaded. */
  readonly returns: number;
}

/** Returns what is known as a React hook. */
export const useReach = create<Reach>(() => ({ gone: false, returns: 0 }));

/** Notes that the connection to the shop has broken. */
export function noteGone(): void {
  useReach.setState({ gone: true });
}

/** Notes that there is a connection. After a loss, this is the shop's return. */
export function noteThere(): void {
  const { gone, returns } = useReach.getState();
  if (gone) {
    useReach.setState({ gone: false, returns: returns + 1 });
  }
}

/** Resolves at once, or as soon as a shop that has gone is back. */
export function whenThere(): Promise<void> {
  if (!useReach.getState().gone) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const stop = useReach.subscribe(({ gone }) => {
      if (!gone) {
        stop();
        resolve();
      }
    });
  });
}

/** Calls a function at each return of the shop. Returns a function that stops this, for an effect. */
export function onReturn(listener: () => void): () => void {
  return useReach.subscribe((now, before) => {
    if (now.returns !== before.returns) {
      listener();
    }
  });
}
