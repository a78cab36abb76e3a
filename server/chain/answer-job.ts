import { createSubmission, type Submission } from './execution/submission.ts';
import { createLocalChain, type LocalChain } from './local-chain.ts';
import type { ChainAnswer, ChainJob, ChainPart, ChainRequest, MinedBlock } from './messages.ts';
import { methods } from './methods/methods.ts';
import { errorOf, unknownMethod } from './methods/rpc-fault.ts';

/** The chain that the process holds, for one session of the shop. */
interface Held {
  readonly session: string;
  readonly chain: LocalChain;
  readonly submission: Submission;
  /** Whether all of its blocks have arrived. */
  isWhole: boolean;
}

/** Creates a function that answers jobs, one after the other. */
export function createJobAnswerer(): (job: ChainJob) => Promise<ChainAnswer> {
  let held: Held | undefined;

  const restore = async ({ session, genesis, records, isLast }: ChainPart): Promise<ChainAnswer> => {
    if (genesis !== undefined) {
      const chain = await createLocalChain(genesis);
      held = { session, chain, submission: createSubmission(chain), isWhole: false };
    }
    if (held === undefined || held.session !== session || held.isWhole) {
      return { kind: 'unknownSession' };
    }
    try {
      for (const record of records) {
        held.chain.restore(record);
      }
    } catch (error) {
      held = undefined;
      return { kind: 'error', error: errorOf(error), mined: [] };
    }
    held.isWhole = isLast;
    return { kind: 'restored' };
  };

  const answer = async ({ session, method, params }: ChainRequest): Promise<ChainAnswer> => {
    if (held === undefined || held.session !== session || !held.isWhole) {
      return { kind: 'unknownSession' };
    }
    const { chain, submission } = held;
    const mined: MinedBlock[] = [];
    try {
      const answers = methods.get(method);
      if (answers === undefined) {
        throw unknownMethod(method);
      }
      const node = {
        chain,
        submit: (transaction: Parameters<Submission['submit']>[0]) =>
          submission.submit(transaction, (block) => mined.push(block)),
        waiting: submission.waiting,
      };
      const result = await answers(node, Array.isArray(params) ? params : []);
      return { kind: 'result', result: result ?? null, mined };
    } catch (error) {
      return { kind: 'error', error: errorOf(error), mined };
    }
  };

  return ({ kind, text }) => {
    // The shop wrote this JSON.
    return kind === 'restore' ? restore(JSON.parse(text) as ChainPart) : answer(JSON.parse(text) as ChainRequest);
  };
}
