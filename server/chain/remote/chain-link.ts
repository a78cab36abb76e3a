import type { ChainJob, ChainOutcome } from '../messages.ts';

/** The connection to the chain process. It rejects only when there is nobody left to pass the job on. */
export interface ChainLink {
  ask(job: ChainJob): Promise<ChainOutcome>;
}
