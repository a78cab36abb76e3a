import type { KeyboardEvent } from 'react';

/** Arrow down opens a menu just as Enter and Space do. */
export function onArrowDown(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    event.currentTarget.click();
  }
}
