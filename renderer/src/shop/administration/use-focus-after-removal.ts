import { type RefObject, useEffect, useRef } from 'react';

/** The buttons that remove a row, inside the box. */
const removeButtons = '.mat-column-remove button';

/**
 * Keeps the focus in a list whose rows can be removed. When a row is gone, the focus moves to the button that took the place of the one
 * pressed, or to the last one.
 * @param count number of rows; undefined until they have arrived
 */
export function useFocusAfterRemoval(count: number | undefined): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly noteRemoval: (pressed: HTMLElement) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows has changed
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
