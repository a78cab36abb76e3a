import type { LearnerState } from '../../../../shared/api/learner.ts';
import { isObject } from '../../../../shared/values/is-object.ts';

/** What a key does, for the listener and for the sheet of shortcuts. */
export interface Shortcut {
  /** As printed on the key; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: readonly string[];
  /** Text key of what it does. */
  readonly text: string;
}

/** Shortcuts that the page itself listens for. All are off while the visitor types. */
export const pageShortcuts: readonly Shortcut[] = [
  { keys: ['Mod', 'K'], text: 'PALETTE_KEY_OPEN' },
  { keys: ['?'], text: 'PALETTE_KEY_SHEET' },
  { keys: ['/'], text: 'PALETTE_KEY_SEARCH' },
];

/** What keys do in parts of the page, which no switch turns off: a visitor without a mouse depends on them. */
export const partShortcuts: readonly Shortcut[] = [
  { keys: ['Esc'], text: 'PALETTE_KEY_ESCAPE' },
  { keys: ['↑', '↓'], text: 'PALETTE_KEY_ARROWS' },
  { keys: ['Space'], text: 'PALETTE_KEY_LINE' },
  { keys: ['Shift', 'Space'], text: 'PALETTE_KEY_LINES' },
];

/** Whether the visitor's system has Cmd where others have Ctrl. */
export const isMac = /^Mac|^iP/.test(navigator.platform);

/** Whether the learner has left shortcuts on, as they are at first. */
export function areShortcutsOn(learner: LearnerState | undefined): boolean {
  const view = learner?.views.shortcuts;
  return !(isObject(view) && view.off === true);
}

/** Whether the keys that are pressed now write something. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))
  );
}
