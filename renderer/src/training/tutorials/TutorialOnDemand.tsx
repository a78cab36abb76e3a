import { Suspense } from 'react';
import { useConfiguration } from '../../lib/config.ts';
import { lazily } from '../../lib/reach/load-code.ts';
import { useTutorial } from './running.ts';
import { useStartByAddress } from './use-start-by-address.ts';

const Tutorial = lazily(async () => (await import('./tutorial.tsx')).Tutorial);

/**
 * Renders the running tutorial, whose code and scripts are loaded with the first one. It is outside the screens, so that it survives their
 * changes. Mount it only once.
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
