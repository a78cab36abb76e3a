import { sealEvaluator } from '../confinement/seal-evaluator.ts';
import { evaluateJob } from './evaluation/evaluate-job.ts';
import type { MessageFromEvaluator, MessageToEvaluator } from './evaluation/messages.ts';
import { compileInterpreter } from './evaluation/sandbox.ts';

/**
 * Entry of the evaluator: a process without files, addons, children or workers that runs learner code in QuickJS (design
 * section 1, wall 1). The supervisor starts it on first use, gives it one job at a time and kills it when it oversteps
 * its deadline.
 */
const { instantiate } = await compileInterpreter();

/** Made ahead, while nobody waits; used once. */
let next = instantiate();
await next;
sealEvaluator();

process.on('message', async (message: MessageToEvaluator) => {
  const result = await evaluateJob(await next, message.job, message.limits);
  send({ type: 'evaluated', id: message.id, result });
  next = instantiate();
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {
  // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one in its own time.
});
send({ type: 'ready' });

function send(message: MessageFromEvaluator): void {
  process.send?.(message);
}
