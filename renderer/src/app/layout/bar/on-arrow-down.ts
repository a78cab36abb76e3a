import type { KeyboardEvent } from 'react';

/** Arrow down opens a menu just as Enter and Space do; once it is open, the focus is on its way there. */
export function onArrowDown(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    if (event.currentTarget.ariaExpanded !== 'true') {
      event.currentTarget.click();
    }
  }
}
