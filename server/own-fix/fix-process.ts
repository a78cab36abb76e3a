import type { OwnFixVerdict } from '../../shared/api/own-fix.ts';
import { sealEvaluator } from '../confinement/seal-evaluator.ts';
import { compileInterpreter } from '../decoy/evaluation/sandbox.ts';
import type { MessageFromWorker, RunJob } from '../jobs/messages.ts';
import { serve } from '../jobs/serve.ts';
import { compileSqlite } from './database.ts';
import type { FixJob } from './messages.ts';
import { tryFix } from './try-fix.ts';

/**
 * The entry point of the process that tries learners' own fixes (decision 110): like the evaluator without files, addons, children or workers
 * (architecture.md 1, wall 1), with SQLite beside QuickJS. The supervisor starts it on first use, gives it one fix at a time and kills it when it
 * exceeds its deadline.
 */
const { instantiate } = await compileInterpreter();
const openDatabase = await compileSqlite();

/** The interpreter for the next fix. It is made in advance, while nobody waits, and used once. */
let next = instantiate();
await next;
sealEvaluator();

const say = serve<RunJob<FixJob>, MessageFromWorker<OwnFixVerdict>>(async ({ id, job }) => {
  say({ type: 'done', id, result: tryFix(job, { interpreter: await next, openDatabase }) });
  next = instantiate();
});
