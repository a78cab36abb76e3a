import { create } from 'zustand';
import { workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import { messageOf } from '../../../../../../shared/values/message-of.ts';
import { NotSent } from '../../send/post.ts';
import { whenCleared } from '../../store/kept.ts';
import { endOnLeave } from '../../store/leave.ts';
import { runner } from '../../store/runner.ts';
import { keepRun } from '../../store/runs.ts';
import type { Part } from '../plan/combinations.ts';
import type { Plan } from '../plan/plan.ts';
import { execute } from './execute.ts';
import { makeReader, TooSlow } from './reader/reader.ts';
import { newRun, type Row, type Run, type RunEnd } from './run.ts';

/** Milliseconds from one look at a run to the next. Showing each response would take more time than sending it. */
const lookEvery = 100;

/** The run under way. There is at most one, since the shop takes no second order with several requests. */
export const live = create<{ readonly run: Run | undefined }>(() => ({ run: undefined }));

let underWay: AbortController | undefined;

/** Starts a run of a plan, unless one is under way. Resolves at its end, with what became of it. */
export async function startRun(plan: Plan, part: Part): Promise<Run | undefined> {
  if (underWay !== undefined) {
    return undefined;
  }
  const stop = new AbortController();
  underWay = stop;
  const forget = endOnLeave(stopRun);
  const first = newRun(plan, part);
  const began = performance.now();
  const rows: Row[] = [];
  let sent = 0;
  const now = (outcome?: Outcome): Run => ({
    ...first,
    sent,
    rows: rows.slice(),
    milliseconds: performance.now() - began,
    end: outcome?.end,
    reason: outcome?.reason,
  });
  live.setState({ run: first });
  const looks = setInterval(() => live.setState({ run: now() }), lookEvery);
  const limit = AbortSignal.timeout(workbenchLimits.orderTime);
  const reader = makeReader();
  const outcome = await execute({
    plan,
    part,
    reader,
    signal: AbortSignal.any([stop.signal, limit]),
    onSent: () => {
      sent += 1;
    },
    onRow: (row) => rows.push(row),
  }).then(
    (): Outcome => ({ end: 'finished' }),
    (error: unknown): Outcome => (stop.signal.aborted ? { end: 'stopped' } : failure(error, limit)),
  );
  clearInterval(looks);
  forget();
  reader.close();
  underWay = undefined;
  const run = now(outcome);
  // It may have been removed meanwhile.
  if (runner.use.getState().plans.some(({ id }) => id === plan.id)) {
    keepRun(run);
  }
  live.setState({ run: undefined });
  return run;
}

interface Outcome {
  readonly end: RunEnd;
  readonly reason?: string;
}

function failure(error: unknown, limit: AbortSignal): Outcome {
  if (limit.aborted) {
    return { end: 'timeUp' };
  }
  if (error instanceof TooSlow) {
    return { end: 'tooSlow' };
  }
  if (!(error instanceof NotSent)) {
    console.log(error);
  }
  return { end: 'refused', reason: messageOf(error) };
}

/** Stops the run under way, if there is one: nothing more is sent. */
export function stopRun(): void {
  underWay?.abort();
}

whenCleared(stopRun);
