import { IconPlayerPlay, IconPlayerStop, IconTestPipe } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { workbenchLimits } from '../../../../../shared/api/workbench.ts';
import controls from '../../controls.module.css';
import { type RunnerState, showView } from '../store/runner.ts';
import { useNumbers } from '../view/use-numbers.ts';
import { Care } from './Care.tsx';
import { FaultText, PartChoice } from './PlanNotices.tsx';
import { Progress } from './Progress.tsx';
import { type Extent, isTooSlow } from './plan/check.ts';
import type { Part } from './plan/combinations.ts';
import type { Plan } from './plan/plan.ts';
import classes from './Runner.module.css';
import { stopRun } from './run/live.ts';
import type { Run } from './run/run.ts';

interface RunBarProps {
  readonly plan: Plan;
  readonly extent: Extent;
  readonly view: RunnerState['view'];
  /** The plan's run, under way or the last one. */
  readonly run: Run | undefined;
  /** The run under way, which may be another plan's. */
  readonly underWay: Run | undefined;
  readonly onStart: (part: Part) => void;
}

const mostMinutes = workbenchLimits.orderTime / 60_000;

/** Starts and stops runs. Says before the start what will be sent, and while it is sent how far it is. */
export function RunBar({ plan, extent, view, run, underWay, onStart }: RunBarProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const { faults, part } = extent;
  const startOrStop = useRef<HTMLButtonElement>(null);
  const isRunning = underWay !== undefined;
  useEffect(() => {
    // What was used to start is gone or off: the editor, or a button. The keyboard goes on with the stop.
    if (isRunning && (document.activeElement === document.body || document.activeElement?.matches(':disabled'))) {
      startOrStop.current?.focus();
    }
  }, [isRunning]);
  const canStart = underWay === undefined && faults.length === 0;
  return (
    <>
      <div className={classes.line}>
        {/* biome-ignore lint/a11y/useSemanticElements: these buttons choose what is shown, and are no fields of a form */}
        <div role="group" aria-label={t('RUNNER_VIEW')} className={classes.views}>
          <button type="button" aria-pressed={view === 'plan'} onClick={() => showView('plan')}>
            {t('RUNNER_VIEW_PLAN')}
          </button>
          <button type="button" aria-pressed={view === 'results'} onClick={() => showView('results')}>
            {t('RUNNER_VIEW_RESULTS')}
            {run !== undefined && <span className={classes.badge}>{number(run.rows.length)}</span>}
          </button>
        </div>
        <ExtentText extent={extent} />
        <div className={classes.buttons}>
          <button
            type="button"
            className={controls.control}
            disabled={!canStart}
            title={t('RUNNER_TRY_IS')}
            onClick={() => onStart({ from: part.from, to: Math.min(part.from + 1, part.to) })}
          >
            <IconTestPipe size={18} stroke={1.5} aria-hidden />
            {t('RUNNER_TRY')}
          </button>
          {underWay === undefined ? (
            <button
              ref={startOrStop}
              type="button"
              className={`${controls.control} ${controls.primary}`}
              disabled={!canStart}
              onClick={() => onStart(part)}
            >
              <IconPlayerPlay size={18} stroke={1.5} aria-hidden />
              {t('RUNNER_START')}
            </button>
          ) : (
            <button
              ref={startOrStop}
              type="button"
              className={`${controls.control} ${classes.stop}`}
              // The second click of a double click on the start is none on the stop.
              onClick={({ detail }) => detail < 2 && stopRun()}
            >
              <IconPlayerStop size={18} stroke={1.5} aria-hidden />
              {t('RUNNER_STOP')}
            </button>
          )}
        </div>
      </div>
      <div className={classes.state}>
        <Progress run={underWay ?? run} isOther={underWay !== undefined && underWay.planId !== plan.id} />
        {faults[0] !== undefined && <FaultText fault={faults[0]} />}
        {underWay === undefined && <PartChoice plan={plan} extent={extent} />}
        {isTooSlow(extent) && (
          <Care>{t('RUNNER_TOO_SLOW_PACE', { minutes: Math.ceil(extent.pauses / 60_000), most: mostMinutes })}</Care>
        )}
        {view === 'plan' && (
          <p className={classes.limits}>
            {t('RUNNER_LIMITS', {
              atOnce: workbenchLimits.atOnce,
              requests: number(workbenchLimits.requests),
              minutes: mostMinutes,
            })}
          </p>
        )}
      </div>
    </>
  );
}

function ExtentText({ extent: { requests, part } }: { readonly extent: Extent }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const runs = part.to - part.from;
  return (
    <p className={classes.extent}>
      {runs === requests
        ? t('RUNNER_REQUEST_COUNT', { count: requests, number: number(requests) })
        : t('RUNNER_SEQUENCE_COUNT', { count: runs, number: number(runs), requests: number(requests) })}
    </p>
  );
}
