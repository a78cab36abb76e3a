import { Suspense, useEffect, useState } from 'react';
import { useLeaving, watchOutwardLinks } from '../../lib/outward-links/leaving.ts';
import { lazily } from '../../lib/reach/load-code.ts';
import { Quietly } from '../../ui/Quietly.tsx';

const OutwardDialog = lazily(async () => (await import('./OutwardDialog.tsx')).OutwardDialog);

/** Asks before a link leads out of the range. The dialog's code is loaded with the first such link. */
export function OutwardOnDemand() {
  useEffect(watchOutwardLinks, []);
  const asked = useLeaving((state) => state.leaving !== undefined);
  const [wanted, setWanted] = useState(false);
  if (asked && !wanted) {
    setWanted(true);
  }
  return (
    <Quietly>
      <Suspense>{wanted && <OutwardDialog />}</Suspense>
    </Quietly>
  );
}
