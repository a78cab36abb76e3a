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

/**
 * Goes to a page that isn't part of this one, which takes the place of the open dialog's entry in the history: coming back leads to the
 * screen below. Close the dialog afterwards. Closing it first would go back, and stop the browser on its way.
 * @param href relative to the page, e.g. `./profile`
 */
export function leaveFromDialog(href: string): void {
  const { [mark]: _own, ...state } = history.state ?? {};
  history.replaceState(state, '');
  window.location.replace(href);
}

function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && mark in state ? state[mark] : undefined;
}
