import { lazy, Suspense } from 'react';
import { useConfiguration } from '../../lib/config.ts';
import { useTutorial } from './running.ts';
import { useStartByAddress } from './use-start-by-address.ts';

const Tutorial = lazy(async () => ({ default: (await import('./tutorial.tsx')).Tutorial }));

/**
 * The running tutorial, whose code and scripts come with the first one. Stands outside of the screens, so that it outlives them; to be
 * mounted once.
 */
export function TutorialOnDemand() {
  const configuration = useConfiguration();
  return configuration?.hackingInstructor.isEnabled === true ? <EnabledTutorial /> : null;
}

function EnabledTutorial() {
  useStartByAddress();
  const isRunning = useTutorial(({ running }) => running !== undefined);
  return <Suspense>{isRunning && <Tutorial />}</Suspense>;
}
