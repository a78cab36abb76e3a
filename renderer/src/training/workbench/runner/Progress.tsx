import { VisuallyHidden } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workbenchLimits } from '../../../../../shared/api/workbench.ts';
import { useNumbers } from '../view/use-numbers.ts';
import classes from './Runner.module.css';
import { readerTime } from './run/reader/reader.ts';
import type { Run, RunEnd } from './run/run.ts';

interface ProgressProps {
  /** Under way, or the last one. */
  readonly run: Run | undefined;
  /** Whether it is a run of another plan. */
  readonly isOther: boolean;
}

/** Milliseconds between announcements of how far a run is. */
const sayEvery = 10_000;

/** Says how far a run is, and how it ended. Screen readers are told its beginning, its end, and now and then how far it is. */
export function Progress({ run, isOther }: ProgressProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const id = useId();
  const text = run === undefined ? '' : (run.end === undefined ? underWayText : endedText)(run, t, number);
  const said = useSaid(run, text);
  return (
    <div className={classes.progress}>
      {run !== undefined && run.end === undefined && (
        <progress aria-labelledby={id} value={run.sent} max={run.requests} className={classes.meter} />
      )}
      {run !== undefined && (
        <p id={id} className={classes.said} data-end={run.end}>
          {isOther && `${t('RUNNER_OTHER_PLAN')} `}
          {text}
        </p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Returns what is announced: not each step, which nobody could listen to, and nothing of a run that was over before. */
function useSaid(run: Run | undefined, text: string): string {
  const [said, setSaid] = useState({ text: '', of: '', at: 0 });
  const { id, end, milliseconds = 0 } = run ?? {};
  useEffect(() => {
    setSaid((before) => {
      const isKnown = before.of === id;
      if (id === undefined || (end !== undefined && !isKnown)) {
        return before;
      }
      const isDue = end !== undefined || !isKnown || milliseconds - before.at >= sayEvery;
      return isDue ? { text, of: id, at: milliseconds } : before;
    });
  }, [id, end, milliseconds, text]);
  return said.text;
}

function underWayText({ sent, requests, milliseconds }: Run, t: TFunction, number: (value: number) => string): string {
  const perSecond = milliseconds === 0 ? 0 : (sent * 1000) / milliseconds;
  const values = { sent: number(sent), requests: number(requests) };
  if (milliseconds < 1000 || perSecond === 0) {
    return t('RUNNER_SENT', values);
  }
  return t('RUNNER_SENT_RATE', {
    ...values,
    rate: number(perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond)),
    left: number(Math.ceil((requests - sent) / perSecond)),
  });
}

const endTexts: Readonly<Record<RunEnd, string>> = {
  finished: 'RUNNER_FINISHED',
  stopped: 'RUNNER_STOPPED',
  timeUp: 'RUNNER_TIME_UP',
  tooSlow: 'RUNNER_PATTERN_TOO_SLOW',
  refused: 'RUNNER_REFUSED',
};

function endedText(
  { sent, requests, milliseconds, end, reason }: Run,
  t: TFunction,
  number: (value: number) => string,
) {
  return t(endTexts[end ?? 'finished'], {
    sent: number(sent),
    requests: number(requests),
    seconds: number(Math.max(1, Math.round(milliseconds / 100)) / 10),
    reason: reason ?? '',
    limit: readerTime / 1000,
    minutes: workbenchLimits.orderTime / 60_000,
  });
}
