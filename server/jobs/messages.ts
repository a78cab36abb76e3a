import { type Form, number } from './form.ts';

/** Gives a job to a worker, a process whose work may be hostile. */
export interface RunJob<Job> {
  readonly type: 'run';
  readonly id: number;
  readonly job: Job;
}

/** What a worker says: once that it is ready, and then the result of each job. */
export type MessageFromWorker<Outcome> =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly id: number; readonly result: Outcome };

/** Returns the forms by which a worker's host reads its messages. */
export function workerMessages<Outcome>(outcome: Form<Outcome>) {
  return { ready: {}, done: { id: number, result: outcome } };
}
