import type { ChildProcess } from 'node:child_process';
import type {
  EvaluationJob,
  EvaluationLimits,
  EvaluationOutcome,
  MessageToEvaluator,
} from '../../decoy/evaluation/messages.ts';
import type { EvaluationKind } from '../../decoy/evaluator.ts';
import { createJobHost, type HostPatience, type JobHost } from '../jobs/job-host.ts';
import { readEvaluatorMessage } from './evaluator-messages.ts';

/** Limits per kind (rulings 7). */
const usualLimits: Readonly<Record<EvaluationKind, EvaluationLimits>> = {
  where: { time: 5000, sleep: 2500 },
  orderLines: { time: 2000, sleep: 0 },
  userName: { time: 2000, sleep: 0 },
  erasureLayout: { time: 2000, sleep: 0 },
  // A session that was lost is trained and brought up to date first.
  chatbot: { time: 5000, sleep: 0 },
  pug: { time: 2000, sleep: 0 },
  xml: { time: 2000, sleep: 0 },
  yaml: { time: 2000, sleep: 0 },
};

/** What a job gets at first, in milliseconds: ten times what an honest one takes, so that it waits behind none that takes long. */
const firstTry = 200;

/** What may wait, how long, how long an idle process is kept (milliseconds), and the limits of its jobs. */
export interface EvaluatorHostOptions extends HostPatience {
  readonly limits: Readonly<Record<EvaluationKind, EvaluationLimits>>;
}

/** A third of the places at most for each kind of work: whoever floods one leaves the others open. */
const usual: EvaluatorHostOptions = {
  longestQueue: 32,
  mostOfGroup: 12,
  longestWait: 5000,
  idle: 60_000,
  limits: usualLimits,
};

/** For jobs that have shown that they take long. */
const patient: HostPatience = { longestQueue: 24, mostOfGroup: 8, longestWait: 15_000, idle: 20_000 };

/** The evaluator: a process started on first use, one job at a time, killed when it oversteps its deadline. */
export interface EvaluatorHost {
  /** Never rejects. Kinds of jobs take turns; those of one kind run in the order of their coming. */
  evaluate(job: EvaluationJob): Promise<EvaluationOutcome>;
  /** Kills the processes; what waits is answered `crashed`. */
  stop(): void;
}

/**
 * Each job is tried for a moment first, in a process in which nothing takes longer. What has not come to its end by then is begun anew in
 * a second process, where it has all of its time: so nobody waits for what takes long but whoever sent something like it. These jobs change
 * nothing, so doing one twice does no harm. The chatbot's do: its session lives in a third process, and nowhere else.
 * @param spawn starts an evaluator process
 */
export function createEvaluatorHost(
  spawn: () => ChildProcess,
  options: Partial<EvaluatorHostOptions> = {},
): EvaluatorHost {
  const { limits, ...patience } = { ...usual, ...options };
  const limitsOf = ({ kind }: EvaluationJob) => limits[kind];
  const firstLimitsOf = (job: EvaluationJob): EvaluationLimits => {
    const { time, sleep } = limitsOf(job);
    const first = Math.min(time, firstTry);
    return { time: first, sleep: Math.min(sleep, first) };
  };
  const quick = hostOf(spawn, firstLimitsOf, patience);
  const slow = hostOf(spawn, limitsOf, { ...patient, idle: Math.min(patient.idle, patience.idle) });
  const session = hostOf(spawn, limitsOf, patience);
  return {
    evaluate: async (job) => {
      if (job.kind === 'chatbot') {
        return session.run(job);
      }
      const outcome = await quick.run(job);
      const { time, sleep } = firstLimitsOf(job);
      // Sleep that is cut off does not count as a time-out.
      const wasCutOff = outcome.outcome === 'timedOut' || (sleep > 0 && outcome.milliseconds >= sleep);
      return wasCutOff && time < limitsOf(job).time ? slow.run(job) : outcome;
    },
    stop: () => {
      quick.stop();
      slow.stop();
      session.stop();
    },
  };
}

function hostOf(
  spawn: () => ChildProcess,
  limitsOf: (job: EvaluationJob) => EvaluationLimits,
  patience: HostPatience,
): JobHost<EvaluationJob, EvaluationOutcome> {
  return createJobHost<EvaluationJob, EvaluationOutcome>(
    spawn,
    {
      timeOf: (job) => limitsOf(job).time,
      groupOf: ({ kind }) => kind,
      messageFor: (id, job): MessageToEvaluator => ({ type: 'evaluate', id, job, limits: limitsOf(job) }),
      read: (received) => {
        const message = readEvaluatorMessage(received);
        return message?.type === 'evaluated' ? { ...message, type: 'done' } : message;
      },
      failed: (outcome, milliseconds) => ({ outcome, milliseconds }),
    },
    patience,
  );
}
