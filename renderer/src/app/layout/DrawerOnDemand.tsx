import { Suspense, useState } from 'react';
import { useDrawer } from '../../lib/drawer.ts';
import { lazily } from '../../lib/reach/load-code.ts';
import { Quietly } from '../../ui/Quietly.tsx';

const load = async () => (await import('../../training/drawer/Drawer.tsx')).Drawer;
const Drawer = lazily(load);

/** Fetches the drawer's code ahead, so that it is there when the button is pressed. A failure is reported only when it is. */
export const loadDrawer = () => void load().catch(() => {});

/** Renders the range's drawer (decision 50), whose code is loaded when it first opens. */
export function DrawerOnDemand() {
  const open = useDrawer((drawer) => drawer.open);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) {
    setWanted(true);
  }
  return (
    <Quietly>
      <Suspense>{wanted && <Drawer />}</Suspense>
    </Quietly>
  );
}
