import { useEffect } from 'react';
import { learnerQuery } from '../../lib/learner.ts';
import { queryClient } from '../../lib/query-client.ts';
import { areShortcutsOn, isMac, isTyping } from './keys.ts';
import { openPart, usePalette } from './palette-store.ts';

/**
 * Listens for the page's shortcuts, unless the learner has turned them off. A key with a character is off while the visitor types, and in
 * dialogs, which have keys of their own (WCAG 2.1.4).
 */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const does = shortcutFor(event);
      const learner = queryClient.getQueryData(learnerQuery.queryKey);
      if (does === undefined || (learner !== undefined && !areShortcutsOn(learner))) {
        return;
      }
      event.preventDefault();
      if (learner === undefined) {
        void askFirst(does);
      } else {
        does();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Asks the range whether shortcuts are on, the first time that a key is pressed: a visitor who uses none causes no request. A range that
 * doesn't answer has not turned them off.
 */
async function askFirst(does: () => void): Promise<void> {
  const learner = await queryClient.fetchQuery(learnerQuery).catch(() => undefined);
  if (areShortcutsOn(learner)) {
    does();
  }
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
