import { create } from 'zustand';

/** The id of the bar's button, to which the focus returns. */
export const drawerButtonId = 'range-drawer-button';

interface DrawerState {
  readonly open: boolean;
  /** Whether it opens as found again after a reload. It then leaves the focus where it is. */
  readonly restored: boolean;
}

/** Whether the drawer is open (decision 50). */
export const useDrawer = create<DrawerState>(() => ({ open: false, restored: false }));

/** Opens the drawer, or puts it away. */
export function toggleDrawer(): void {
  useDrawer.setState(({ open }) => ({ open: !open, restored: false }));
}

/** Puts the drawer away. */
export function closeDrawer(): void {
  useDrawer.setState({ open: false });
}

/** Opens the drawer where the learner left it open. */
export function restoreDrawer(): void {
  useDrawer.setState({ open: true, restored: true });
}
