import { useEffect, useMemo } from 'react';
import english from '../../../../resources/languages/en/interface.json?tutorials';
import { challengesQuery } from '../../lib/challenges.ts';
import { type Configuration, useConfiguration } from '../../lib/config.ts';
import { addEnglish } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import { brokenNeeds, useAnswer } from './answers/use-answer.ts';
import { endOf } from './conditions/onward.ts';
import { captureValue, valueWatchedBy, waitFor } from './conditions/wait-for.ts';
import { Hint } from './hint/Hint.tsx';
import { rememberPosition } from './left-at.ts';
import {
  endTutorial,
  goToStep,
  keepValueBefore,
  type RunningTutorial,
  resumeTutorial,
  useTutorial,
} from './running.ts';
import { scriptOf } from './scripts/scripts.ts';

// The file's name becomes that of its chunk, which clients know (ui-shop.md 1). The English texts come with it, because the first screen
// doesn't need them.
addEnglish(english);

/** Shows the hint of the running tutorial (ui-learning.md 13). */
export function Tutorial() {
  const configuration = useConfiguration();
  const running = useTutorial((state) => state.running);
  // Some steps end when a challenge is solved, and the last one names the next tutorial.
  useEffect(() => void queryClient.prefetchQuery(challengesQuery), []);
  if (configuration === undefined || running === undefined) {
    return null;
  }
  return <RunningHint running={running} configuration={configuration} />;
}

interface RunningHintProps {
  readonly running: RunningTutorial;
  readonly configuration: Configuration;
}

function RunningHint({ running, configuration }: RunningHintProps) {
  const { name, step } = running;
  const script = scriptOf(name);
  const before = running.before?.[step];
  const condition = useMemo(() => endOf(script, step), [script, step]);
  const answer = useAnswer(script, running, configuration);
  useEffect(() => {
    const watched = condition && valueWatchedBy(condition);
    if (watched !== undefined && before === undefined) {
      return captureValue(watched, keepValueBefore);
    }
  }, [condition, before]);
  useEffect(() => {
    if (condition !== undefined) {
      const isReady = () => brokenNeeds(script, running, configuration).length === 0;
      return waitFor(condition, { configuration, before }, isReady, () => goOn(name, step));
    }
    // The script may have become shorter since the position was stored.
    endTutorial();
  }, [condition, configuration, before, name, step, script, running]);
  useEffect(() => {
    const leave = () => rememberPosition(name, step);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [name, step]);
  return (
    <Hint
      key={name}
      name={name}
      script={script}
      step={step}
      configuration={configuration}
      answer={answer}
      onNext={() => goOn(name, step)}
      onCancel={() => cancel(running)}
    />
  );
}

function goOn(name: string, step: number): void {
  if (step + 1 < scriptOf(name).length) {
    goToStep(step + 1);
  } else {
    rememberPosition(name, 0);
    endTutorial();
  }
}

/** Leaves the tutorial and offers to resume it, in case that was unintended. */
function cancel(running: RunningTutorial): void {
  rememberPosition(running.name, running.step);
  endTutorial();
  showSnackBar({
    message: 'TUTORIAL_CANCELLED',
    values: { name: running.name },
    action: { label: 'TUTORIAL_RESUME', run: () => resumeTutorial(running) },
  });
}
