import type { KeyboardEvent } from 'react';

/**
 * Opens a menu on Arrow Down, as Enter and Space do. Does nothing when it is already open, because the focus is then on its way into it.
 */
export function onArrowDown(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    if (event.currentTarget.ariaExpanded !== 'true') {
      event.currentTarget.click();
    }
  }
}
