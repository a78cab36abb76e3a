import { useEffect } from 'react';
import { useLearner } from '../../lib/learner.ts';
import { areShortcutsOn, isMac, isTyping } from './keys.ts';
import { openPart, usePalette } from './palette-store.ts';

/**
 * Listens for the page's shortcuts, unless the learner has turned them off. A key with a character is off while the visitor types, and in
 * dialogs, which have keys of their own (WCAG 2.1.4).
 */
export function useShortcuts(): void {
  const on = areShortcutsOn(useLearner());
  useEffect(() => {
    if (!on) {
      return;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const does = shortcutFor(event);
      if (does !== undefined) {
        event.preventDefault();
        does();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

function shortcutFor(event: KeyboardEvent): (() => void) | undefined {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || altKey) {
    return undefined;
  }
  const { open } = usePalette.getState();
  if (key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey)) {
    const isFree = open !== 'nothing' || (!(isTyping(target) && isEditor(target)) && !isInDialog());
    return isFree ? () => openPart(open === 'palette' ? 'nothing' : 'palette') : undefined;
  }
  if (ctrlKey || metaKey || isTyping(target) || isInDialog()) {
    return undefined;
  }
  if (key === '?') {
    return () => openPart('shortcuts');
  }
  return key === '/' ? focusSearch : undefined;
}

/** Code editors delete to the end of the line with Ctrl-K. */
function isEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

function isInDialog(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('#searchQuery')?.click();
}
