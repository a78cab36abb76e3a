import { sealEvaluator } from '../confinement/seal-evaluator.ts';
import type { MessageFromWorker, RunJob } from '../jobs/messages.ts';
import { serve } from '../jobs/serve.ts';
import { evaluateJob } from './evaluation/evaluate-job.ts';
import type { EvaluationOutcome, LimitedEvaluation } from './evaluation/messages.ts';
import { compileInterpreter } from './evaluation/sandbox.ts';

/**
 * The entry point of the evaluator: a process without files, addons, children or workers that runs learners' code in QuickJS
 * (architecture.md 1, wall 1). The supervisor starts it on first use, gives it one job at a time and kills it when it exceeds its deadline.
 */
const { instantiate } = await compileInterpreter();

/** The interpreter for the next job. It is made in advance, while nobody waits, and used once. */
let next = instantiate();
await next;
sealEvaluator();

const say = serve<RunJob<LimitedEvaluation>, MessageFromWorker<EvaluationOutcome>>(async ({ id, job }) => {
  say({ type: 'done', id, result: await evaluateJob(await next, job, job.limits) });
  next = instantiate();
});
