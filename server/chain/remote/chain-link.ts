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

/** @param send takes the job away, towards the supervisor */
export function createRemoteChainLink(send: (id: number, job: ChainJob) => void): RemoteChainLink {
  const waiting = new Map<number, (outcome: ChainOutcome) => void>();
  let lastId = 0;
  return {
    ask: (job) =>
      new Promise((resolve) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, resolve);
        send(id, job);
      }),
    answered: (id, outcome) => {
      const answer = waiting.get(id);
      waiting.delete(id);
      answer?.(outcome);
    },
  };
}
