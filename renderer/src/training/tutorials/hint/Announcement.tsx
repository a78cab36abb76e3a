import { useEffect } from 'react';
import classes from './Hint.module.css';

/** Milliseconds that a live region has to be in the page before screen readers notice what is put into it. */
const settlingTime = 150;

/**
 * Says a text to screen readers, without moving the focus: inside an open dialog, outside of which they may look at nothing, or in the
 * page.
 */
export function Announcement({ text }: { readonly text: string }) {
  useEffect(() => {
    const region = document.createElement('div');
    region.className = classes.announcement ?? '';
    region.setAttribute('aria-live', 'polite');
    (document.querySelector('[role=dialog][aria-modal=true]') ?? document.body).append(region);
    const timer = setTimeout(() => {
      region.textContent = text;
    }, settlingTime);
    return () => {
      clearTimeout(timer);
      region.remove();
    };
  }, [text]);
  return null;
}
