import { type Form, number } from './form.ts';

/** Gives a job to a process of hostile work. */
export interface RunJob<Job> {
  readonly type: 'run';
  readonly id: number;
  readonly job: Job;
}

/** What such a process says: once, that it is ready; and what came of each job. */
export type MessageFromWorker<Outcome> =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly id: number; readonly result: Outcome };

/** The forms by which its host reads that. */
export function workerMessages<Outcome>(outcome: Form<Outcome>) {
  return { ready: {}, done: { id: number, result: outcome } };
}
