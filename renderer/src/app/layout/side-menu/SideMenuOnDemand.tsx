import { lazy, Suspense, useState } from 'react';
import type { SideMenuProps } from './SideMenu.tsx';

const load = async () => ({ default: (await import('./SideMenu.tsx')).SideMenu });
const SideMenu = lazy(load);

/** Fetches the side menu's code ahead, so that it is there when the button is pressed. */
export const loadSideMenu = () => void load();

/** Renders the side menu, whose code is loaded when it first opens. */
export function SideMenuOnDemand({ open, onClose }: SideMenuProps) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) {
    setWanted(true);
  }
  return (
    <sidenav>
      <Suspense>{wanted && <SideMenu open={open} onClose={onClose} />}</Suspense>
    </sidenav>
  );
}
