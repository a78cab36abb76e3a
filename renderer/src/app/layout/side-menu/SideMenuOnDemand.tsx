import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/reach/load-code.ts';
import layer from '../../../ui/script-layer/ScriptLayer.module.css';
import type { SideMenuProps } from './SideMenu.tsx';

const load = async () => (await import('./SideMenu.tsx')).SideMenu;
const SideMenu = lazily(load);

/** Fetches the side menu's code ahead, so that it is there when the button is pressed. A failure is reported only when it is. */
export const loadSideMenu = () => void load().catch(() => {});

/** Renders the side menu, whose code is loaded when it first opens. */
export function SideMenuOnDemand({ open, onClose }: SideMenuProps) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) {
    setWanted(true);
  }
  return (
    <mat-sidenav className={`mat-sidenav ${layer.contents}`}>
      <sidenav>
        <Suspense>{wanted && <SideMenu open={open} onClose={onClose} />}</Suspense>
      </sidenav>
    </mat-sidenav>
  );
}
