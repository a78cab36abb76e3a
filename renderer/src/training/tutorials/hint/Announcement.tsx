import { useEffect } from 'react';
import classes from './Hint.module.css';

/** Milliseconds that a live region has to exist before screen readers notice changes in it. */
const settlingTime = 150;

/**
 * Announces a text to screen readers without moving the focus. The text goes into an open dialog, because screen readers may ignore
 * everything outside it, or else into the page.
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
