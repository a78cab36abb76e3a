import { sealEvaluator } from '../confinement/seal-evaluator.ts';
import { createJobAnswerer } from './answer-job.ts';
import type { ChainAnswer, MessageFromChain, MessageToChain } from './messages.ts';

/**
 * Entry of the chain process: an Ethereum node of its own, without files, addons, children, workers or network (design section 1,
 * wall 1), since what runs in it is learners' code. The supervisor starts it on first use, gives it one job at a time and kills it
 * when it oversteps its deadline; what must last is kept by the shop.
 */
const answer = createJobAnswerer();
sealEvaluator();

process.on('message', async ({ id, job }: MessageToChain) => {
  const result: ChainAnswer = await answer(job);
  send({ type: 'done', id, result: { outcome: 'done', text: JSON.stringify(result) } });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {
  // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one in its own time.
});
send({ type: 'ready' });

function send(message: MessageFromChain): void {
  process.send?.(message);
}
