import type { DesktopBridge } from '../../../../shared/desktop/bridge.ts';

/** Returns the app around the page, which saves and restores through its own dialogs; undefined in a plain browser (decision 41). */
export function appAround(): DesktopBridge | undefined {
  return window.juiceRange;
}
