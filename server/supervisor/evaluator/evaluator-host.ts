import type { ChildProcess } from 'node:child_process';
import { budgets } from '../../budgets.ts';
import type {
  EvaluationJob,
  EvaluationLimits,
  EvaluationOutcome,
  LimitedEvaluation,
} from '../../decoy/evaluation/messages.ts';
import type { EvaluationKind } from '../../decoy/evaluator.ts';
import { flag, number, object, otherwise, tagged, text } from '../../jobs/form.ts';
import { createJobHost, type HostPatience, type JobHost } from '../jobs/job-host.ts';

/** Limits per kind (decision 7). */
const usualLimits: Readonly<Record<EvaluationKind, EvaluationLimits>> = {
  where: { time: 5000, sleep: 2500 },
  orderLines: { time: 2000, sleep: 0 },
  userName: { time: 2000, sleep: 0 },
  erasureLayout: { time: 2000, sleep: 0 },
  // A lost session is trained and brought up to date first.
  chatbot: { time: 5000, sleep: 0 },
  pug: { time: 2000, sleep: 0 },
  xml: { time: 2000, sleep: 0 },
  yaml: { time: 2000, sleep: 0 },
};

/** The time that a job gets at first, in milliseconds: ten times what an honest one takes, so that no job waits behind a slow one. */
const firstTry = 200;

/** How many jobs may wait and how long, how long an idle process is kept (milliseconds), and the limits of the jobs. */
export interface EvaluatorHostOptions extends HostPatience {
  readonly limits: Readonly<Record<EvaluationKind, EvaluationLimits>>;
}

/** Each kind of work gets at most a third of the places, so that whoever floods one leaves the others open. */
const usual: EvaluatorHostOptions = {
  longestQueue: 32,
  mostOfGroup: 12,
  longestWait: 5000,
  idle: 60_000,
  limits: usualLimits,
};

/** For jobs that have turned out to take long. */
const patient: HostPatience = { longestQueue: 24, mostOfGroup: 8, longestWait: 15_000, idle: 20_000 };

/** The evaluator. Kinds of jobs take turns, and those of one kind run in the order in which they arrive. */
export type EvaluatorHost = JobHost<EvaluationJob, EvaluationOutcome>;

/**
 * Tries each job for a moment first, in a process in which nothing takes longer. A job that hasn't ended by then starts again in a second process,
 * where it gets all of its time. A slow job therefore only delays whoever sent something like it. These jobs change nothing, so running one twice
 * does no harm. The chatbot's jobs do change something: its session lives in a third process, and nowhere else.
 * @param spawn starts an evaluator process
 */
export function createEvaluatorHost(
  spawn: () => ChildProcess,
  options: Partial<EvaluatorHostOptions> = {},
): EvaluatorHost {
  const { limits, ...patience } = { ...usual, ...options };
  const quick = hostOf(spawn, patience);
  const slow = hostOf(spawn, { ...patient, idle: Math.min(patient.idle, patience.idle) });
  const session = hostOf(spawn, patience);
  return {
    run: async (job) => {
      const all = limits[job.kind];
      if (job.kind === 'chatbot') {
        return session.run({ ...job, limits: all });
      }
      const first = Math.min(all.time, firstTry);
      const sleep = Math.min(all.sleep, first);
      const outcome = await quick.run({ ...job, limits: { time: first, sleep } });
      // A sleep that was cut off isn't reported as `timedOut`.
      const wasCutOff = outcome.outcome === 'timedOut' || (sleep > 0 && outcome.milliseconds >= sleep);
      return wasCutOff && first < all.time ? slow.run({ ...job, limits: all }) : outcome;
    },
    stop: () => {
      for (const host of [quick, slow, session]) {
        host.stop();
      }
    },
  };
}

function hostOf(spawn: () => ChildProcess, patience: HostPatience): JobHost<LimitedEvaluation, EvaluationOutcome> {
  return createJobHost<LimitedEvaluation, EvaluationOutcome>(
    spawn,
    {
      timeOf: ({ limits }) => limits.time,
      groupOf: ({ kind }) => kind,
      outcome: readOutcome,
      failed: (outcome, milliseconds) => ({ outcome, milliseconds }),
    },
    patience,
  );
}

const milliseconds = number;
const outcomes = tagged('outcome', {
  value: { milliseconds },
  threw: { name: otherwise(text, ''), message: otherwise(text, ''), duringCompile: flag, milliseconds },
  timedOut: { milliseconds },
  outOfMemory: { milliseconds },
  crashed: { milliseconds },
  busy: { milliseconds },
});
const withJson = object({ json: text });

function readOutcome(value: unknown): EvaluationOutcome | undefined {
  const outcome = outcomes(value);
  const json = withJson(value)?.json;
  if (outcome?.outcome !== 'value' || json === undefined) {
    return outcome;
  }
  return json.length <= budgets.jobs.answer ? { ...outcome, json } : { ...outcome, outcome: 'outOfMemory' };
}
