import type { ChildProcess } from 'node:child_process';
import type { OwnFixVerdict } from '../../shared/api/own-fix.ts';
import type { Budgets } from '../budgets.ts';
import type { ChainOutcome } from '../chain/messages.ts';
import type { EvaluationOutcome } from '../decoy/evaluation/messages.ts';
import type { ReaderOutcome } from '../reader/messages.ts';
import { createChainHost } from './chain/chain-host.ts';
import {
  type BuiltPaths,
  chainLaunch,
  evaluatorLaunch,
  fixLaunch,
  type Launch,
  readerLaunch,
} from './confinement-flags.ts';
import { createEvaluatorHost } from './evaluator/evaluator-host.ts';
import { createFixHost } from './fixes/fix-host.ts';
import { createReaderHost, type ReaderHost } from './reader/reader-host.ts';
import { createScratchFolder } from './reader/scratch-folder.ts';
import type { MessageFromShop } from './shop-messages.ts';

/** A message of the shop process that asks one of the other processes for something. */
type Question = Extract<MessageFromShop, { readonly type: 'evaluate' | 'tryFix' | 'askChain' | 'runSql' }>;

/** The hosts of the processes for hostile work (architecture.md 1), each of which is started on first use. */
export interface Hosts {
  readonly copy: ReaderHost['copy'];
  /** Passes a question on. Never rejects. */
  ask(question: Question): Promise<EvaluationOutcome | OwnFixVerdict | ChainOutcome | ReaderOutcome>;
  /** Checks whether the readers' folder, which is made with the first SQL that needs it, can be granted. @throws UngrantableFolder */
  checkFolder(): void;
  /** Ends all of their processes. */
  stop(): void;
}

/** @param start starts a process, whose output is logged */
export function createHosts(
  start: (target: Launch) => ChildProcess,
  paths: BuiltPaths,
  learnerSql: Budgets['learnerSql'],
): Hosts {
  const evaluator = createEvaluatorHost(() => start(evaluatorLaunch(paths)));
  const fixes = createFixHost(() => start(fixLaunch(paths)));
  const chain = createChainHost(() => start(chainLaunch(paths)));
  const scratch = createScratchFolder();
  const reader = createReaderHost(() => start(readerLaunch(paths, scratch.path())), learnerSql);
  return {
    copy: reader.copy,
    ask: (question) => {
      switch (question.type) {
        case 'evaluate':
          return evaluator.run(question.job);
        case 'tryFix':
          return fixes.run(question.job);
        case 'askChain':
          return chain.run(question.job);
        case 'runSql':
          return reader.run(question.job);
      }
    },
    checkFolder: () => {
      readerLaunch(paths, scratch.parent);
    },
    stop: () => {
      for (const { stop } of [evaluator, fixes, chain, reader]) {
        stop();
      }
      scratch.remove();
    },
  };
}
