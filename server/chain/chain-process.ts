import { budgets } from '../budgets.ts';
import { sealEvaluator } from '../confinement/seal-evaluator.ts';
import type { MessageFromWorker, RunJob } from '../jobs/messages.ts';
import { serve } from '../jobs/serve.ts';
import { createJobAnswerer } from './answer-job.ts';
import type { ChainAnswer, ChainJob, ChainOutcome } from './messages.ts';

/**
 * The entry point of the chain process: an Ethereum node of its own, without files, addons, children, workers or network (architecture.md
 * 1, wall 1), since it runs learners' code. The supervisor starts it on first use, gives it one job at a time and kills it when it exceeds
 * its deadline. Whatever must last is kept by the shop.
 */
const tooLarge = { code: -32003, message: 'response too large: ask for less at a time' };

const answer = createJobAnswerer();
sealEvaluator();

const say = serve<RunJob<ChainJob>, MessageFromWorker<ChainOutcome>>(async ({ id, job }) => {
  say({ type: 'done', id, result: { outcome: 'done', text: textOf(await answer(job)) } });
});

/** Writes an answer as JSON. A result that is too large is replaced by an error, but mined blocks are never left out. */
function textOf(answer: ChainAnswer): string {
  const text = JSON.stringify(answer);
  return text.length <= budgets.rpc.result || answer.kind !== 'result' || answer.mined.length > 0
    ? text
    : JSON.stringify({ kind: 'error', error: tooLarge, mined: [] } satisfies ChainAnswer);
}
