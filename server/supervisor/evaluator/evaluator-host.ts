import type { ChildProcess } from 'node:child_process';
import type {
  EvaluationJob,
  EvaluationLimits,
  EvaluationOutcome,
  MessageToEvaluator,
} from '../../decoy/evaluation/messages.ts';
import type { EvaluationKind } from '../../decoy/evaluator.ts';
import { createJobHost, type HostPatience } from '../jobs/job-host.ts';
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

/** What may wait, how long, how long an idle process is kept (milliseconds), and the limits of its jobs. */
export interface EvaluatorHostOptions extends HostPatience {
  readonly limits: Readonly<Record<EvaluationKind, EvaluationLimits>>;
}

const usual: EvaluatorHostOptions = { longestQueue: 32, longestWait: 15_000, idle: 60_000, limits: usualLimits };

/** The evaluator process: started on first use, one job at a time, killed when it oversteps its deadline. */
export interface EvaluatorHost {
  /** Never rejects; jobs run in the order of their coming. */
  evaluate(job: EvaluationJob): Promise<EvaluationOutcome>;
  /** Kills the process; what waits is answered `crashed`. */
  stop(): void;
}

/** @param spawn starts an evaluator process */
export function createEvaluatorHost(
  spawn: () => ChildProcess,
  options: Partial<EvaluatorHostOptions> = {},
): EvaluatorHost {
  const { limits, ...patience } = { ...usual, ...options };
  const host = createJobHost<EvaluationJob, EvaluationOutcome>(
    spawn,
    {
      timeOf: ({ kind }) => limits[kind].time,
      messageFor: (id, job): MessageToEvaluator => ({ type: 'evaluate', id, job, limits: limits[job.kind] }),
      read: (received) => {
        const message = readEvaluatorMessage(received);
        return message?.type === 'evaluated' ? { ...message, type: 'done' } : message;
      },
      failed: (outcome, milliseconds) => ({ outcome, milliseconds }),
    },
    patience,
  );
  return { evaluate: host.run, stop: host.stop };
}
