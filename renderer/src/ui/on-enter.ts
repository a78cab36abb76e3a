import type { KeyboardEvent } from 'react';

/**
 * `onKeyUp` of the containers that stand in for forms: Enter anywhere inside submits when it may (ui-shop.md 3.4). On a button or
 * a link Enter has a meaning of its own and would submit twice.
 */
export function onEnter(enabled: boolean, submit: () => void) {
  return (event: KeyboardEvent) => {
    const own = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
    if (event.key === 'Enter' && enabled && !own && !event.nativeEvent.isComposing) {
      submit();
    }
  };
}
