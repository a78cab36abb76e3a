import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { runner, showView } from '../store/runner.ts';
import { runs } from '../store/runs.ts';
import { PlanBar } from './PlanBar.tsx';
import { extentOf } from './plan/check.ts';
import type { Part } from './plan/combinations.ts';
import { RunBar } from './RunBar.tsx';
import classes from './Runner.module.css';
import { Results } from './results/Results.tsx';
import { live, startRun } from './run/live.ts';
import { Setup } from './setup/Setup.tsx';

/** Renders the workbench's runner: requests that are sent again and again with other values, and what came back (architecture.md 9). */
export function Runner() {
  use(runner.ready);
  use(runs.ready);
  const { t } = useTranslation();
  const { plans, active, view } = runner.use();
  const under = live((state) => state.run);
  const last = runs.use((state) => state.last);
  const plan = plans.find(({ id }) => id === active) ?? plans[0];
  if (plan === undefined) {
    return null;
  }
  const run = under?.planId === plan.id ? under : last[plan.id];
  const extent = extentOf(plan);
  const start = (part: Part) => {
    if (under === undefined && extent.faults.length === 0) {
      showView('results');
      void startRun(plan, part);
    }
  };
  return (
    <div className={classes.runner}>
      <PlanBar plans={plans} plan={plan} />
      <RunBar plan={plan} extent={extent} view={view} run={run} underWay={under} onStart={start} />
      {view === 'plan' && <Setup key={plan.id} plan={plan} onStart={() => start(extent.part)} />}
      {view === 'results' && run !== undefined && <Results key={run.id} run={run} />}
      {view === 'results' && run === undefined && <p className={classes.nothing}>{t('RUNNER_NO_RUN')}</p>}
    </div>
  );
}
