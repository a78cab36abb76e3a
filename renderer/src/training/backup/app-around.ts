import type { DesktopBridge } from '../../../../shared/desktop/bridge.ts';

/** The app around the page, which saves and restores by dialogs of its own; undefined in a plain browser (decision 41). */
export function appAround(): DesktopBridge | undefined {
  return window.juiceRange;
}
