import { type Budgets, budgets } from '../../budgets.ts';
import type { ChainJob, ChainOutcome } from '../messages.ts';

/** The way to the chain process. Never rejects, unless there is nobody to pass the job on any more. */
export interface ChainLink {
  ask(job: ChainJob): Promise<ChainOutcome>;
}

/** The shop's end of the way. */
export interface RemoteChainLink extends ChainLink {
  /** To be told what came back; unknown ids are ignored. */
  answered(id: number, outcome: ChainOutcome): void;
}

/**
 * What is too long is refused at once, and nothing waits for ever.
 * @param send takes the job away, towards the supervisor
 */
export function createRemoteChainLink(
  send: (id: number, job: ChainJob) => void,
  limits: Budgets['jobs'] = budgets.jobs,
): RemoteChainLink {
  const waiting = new Map<number, (outcome: ChainOutcome) => void>();
  let lastId = 0;
  return {
    ask: async (job) => {
      if (job.text.length > limits.chainText) {
        return { outcome: 'tooLong' };
      }
      lastId += 1;
      const id = lastId;
      const answer = Promise.withResolvers<ChainOutcome>();
      waiting.set(id, answer.resolve);
      const patience = setTimeout(() => answer.resolve({ outcome: 'busy' }), limits.patience);
      try {
        send(id, job);
        return await answer.promise;
      } finally {
        clearTimeout(patience);
        waiting.delete(id);
      }
    },
    answered: (id, outcome) => waiting.get(id)?.(outcome),
  };
}
