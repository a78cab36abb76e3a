import { lazy, Suspense, useState } from 'react';
import { useDrawer } from '../../lib/drawer.ts';
import { Quietly } from '../../ui/Quietly.tsx';

const load = async () => ({ default: (await import('../../training/drawer/Drawer.tsx')).Drawer });
const Drawer = lazy(load);

/** Fetches the drawer's code ahead, so that it is there when the button is pressed. */
export const loadDrawer = () => void load();

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
