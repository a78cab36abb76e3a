import { type RefObject, useEffect, useRef } from 'react';

/** The buttons that remove a row, within the box. */
const removeButtons = '.mat-column-remove button';

/**
 * Keeps the focus in a list from which rows are removed: when the row of the pressed button is gone, the button that has taken its
 * place gets the focus, else the last one.
 * @param count how many rows there are; undefined until they have come
 */
export function useFocusAfterRemoval(count: number | undefined): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly noteRemoval: (pressed: HTMLElement) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: due when the number of rows has changed
  useEffect(() => {
    const buttons = removeButtonsIn(box.current);
    if (pressed.current !== undefined && buttons.length > 0) {
      buttons[Math.min(pressed.current, buttons.length - 1)]?.focus({ preventScroll: true });
    }
    pressed.current = undefined;
  }, [count]);
  return {
    box,
    noteRemoval: (button) => {
      pressed.current = removeButtonsIn(box.current).indexOf(button);
    },
  };
}

function removeButtonsIn(box: HTMLElement | null): readonly HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(removeButtons) ?? [])];
}
