import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the outcome of a form into view and gives it the focus, wherever the form was sent from: a message above a long form is out of
 * sight for whoever presses the button below it. What the message says when it is first rendered is no outcome and is left alone.
 * @param text what the message says; undefined or empty while there is none
 * @returns the ref of the message, which needs `tabIndex={-1}`
 */
export function useOutcome<Message extends HTMLElement>(text: string | undefined): RefObject<Message | null> {
  const message = useRef<Message>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (text !== shown.current && text !== undefined && text !== '') {
      message.current?.focus({ preventScroll: true });
      message.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = text;
  }, [text]);
  return message;
}
