import { useEffect, useRef } from 'react';

/** Marks an entry of the browser's history that only stands for an open dialog. */
const mark = 'dialog';

/** Numbers the dialogs, so that each knows its own entry. */
let last = 0;

/**
 * Lets the browser's Back button close a dialog instead of leaving the screen below it. While the dialog is open, the history has an entry
 * more, with the same address; closing the dialog in another way takes it off again. The router sees no change of place.
 */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!opened) {
      return;
    }
    last += 1;
    const own = last;
    history.pushState({ ...history.state, [mark]: own }, '');
    const look = (): void => {
      // Going back from a dialog above this one leads to this one's own entry, which is no reason to close it.
      if (markOf(history.state) !== own) {
        close.current();
      }
    };
    window.addEventListener('popstate', look);
    return () => {
      window.removeEventListener('popstate', look);
      // Whoever has followed a link since is somewhere else, and stays there.
      if (markOf(history.state) === own) {
        history.back();
      }
    };
  }, [opened]);
}

function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && mark in state ? state[mark] : undefined;
}
