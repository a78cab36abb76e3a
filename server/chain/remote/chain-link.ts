import type { ChainJob, ChainOutcome } from '../messages.ts';

/** The way to the chain process. Never rejects, unless there is nobody to pass the job on any more. */
export interface ChainLink {
  ask(job: ChainJob): Promise<ChainOutcome>;
}
