import { Suspense } from 'react';
import { lazily } from '../../lib/reach/load-code.ts';
import { useClassStatus } from './class-status.ts';

const ClassNotices = lazily(async () => (await import('./ClassNotices.tsx')).ClassNotices);
const ClassSection = lazily(async () => (await import('./ClassSection.tsx')).ClassSection);

/** Renders the notices of a class, whose code is loaded only where there is one. */
export function ClassNoticesOnDemand() {
  const status = useClassStatus();
  return <Suspense>{status !== undefined && status.kind !== 'none' && <ClassNotices status={status} />}</Suspense>;
}

/** Renders the drawer's part about the class, likewise. */
export function ClassSectionOnDemand() {
  const status = useClassStatus();
  return <Suspense>{status !== undefined && status.kind !== 'none' && <ClassSection status={status} />}</Suspense>;
}
