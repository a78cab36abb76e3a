import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a form when the focused element is disabled or removed, as a submit button is while the form is sent (look.md "Every
 * screen works by keyboard"). Until the server has responded, the form itself holds the focus. Afterwards it returns to where it was, or
 * goes to the first field that has to be filled in again. A message that takes the focus itself (`useOutcome`) comes first.
 * @param busy whether the form is being sent
 * @returns the ref of the element around the form, which needs `tabIndex={-1}`
 */
export function useKeptFocus<Box extends HTMLElement>(busy: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target !== box.current && target instanceof HTMLElement) {
        last.current = box.current?.contains(target) === true ? target : null;
      }
    };
    // A press beside the form gives the focus up; only what is lost without one is kept.
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) {
      document.addEventListener(event, note);
    }
    return () => {
      for (const event of events) {
        document.removeEventListener(event, note);
      }
    };
  }, []);
  // After every render, because any of them may disable or remove what has the focus.
  useEffect(() => {
    if (box.current !== null && last.current !== null && isWithoutFocus(box.current, last.current)) {
      newPlace(box.current, last.current, busy).focus();
    }
  });
  return box;
}

/** Tells whether the form has lost the focus or holds it for one of its elements. */
function isWithoutFocus(box: HTMLElement, last: HTMLElement): boolean {
  const active = document.activeElement;
  // The browser takes the focus off a disabled element only when it draws the next frame.
  const isLost = !isUsable(last) && (active === last || active === document.body || active === null);
  return isLost || active === box;
}

function newPlace(box: HTMLElement, last: HTMLElement, busy: boolean): HTMLElement {
  if (busy) {
    return box;
  }
  return isUsable(last) ? last : (emptyField(box) ?? box);
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), select, textarea';

/** Finds the first visible field without a value. */
function emptyField(box: HTMLElement): HTMLElement | undefined {
  const fields = box.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(typed);
  return [...fields].find((field) => field.value === '' && !field.disabled && field.checkVisibility());
}
