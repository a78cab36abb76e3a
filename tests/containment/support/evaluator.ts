import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { EvaluationLimits } from '../../../server/decoy/evaluation/messages.ts';
import type { EvaluationKind, EvaluationResult } from '../../../server/decoy/evaluator.ts';
import { createRemoteEvaluator } from '../../../server/decoy/remote-evaluator.ts';
import { confinedEnvironment, evaluatorLaunch } from '../../../server/supervisor/confinement-flags.ts';
import { createEvaluatorHost, type EvaluatorHostOptions } from '../../../server/supervisor/evaluator/evaluator-host.ts';
import { spawnNode } from '../../../server/supervisor/spawn-process.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The built evaluator in its confined process, called as the shop calls it. */
export interface TestEvaluator {
  evaluate(
    kind: EvaluationKind,
    source: string,
    globals?: Readonly<Record<string, unknown>>,
  ): Promise<EvaluationResult>;
  /** Every process that has been started so far, the current one last. */
  readonly processes: readonly ChildProcess[];
  stop(): void;
}

const patient: EvaluationLimits = { time: 20_000, sleep: 0 };

/** Limits that even a busy machine keeps within, for code that must end for another reason than its time. */
export const patience = {
  limits: {
    where: patient,
    orderLines: patient,
    userName: patient,
    erasureLayout: patient,
    chatbot: patient,
    pug: patient,
    xml: patient,
    yaml: patient,
  },
} satisfies Partial<EvaluatorHostOptions>;

export function startEvaluator(options: Partial<EvaluatorHostOptions> = {}): TestEvaluator {
  const processes: ChildProcess[] = [];
  const host = createEvaluatorHost(() => {
    const { entry, flags } = evaluatorLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') });
    const child = spawnNode(entry, flags, confinedEnvironment());
    child.stdout?.resume();
    child.stderr?.resume();
    processes.push(child);
    return child;
  }, options);
  const remote = createRemoteEvaluator(host.run);
  return {
    evaluate: (kind, source, globals = {}) => remote.evaluate({ kind, source, globals }),
    processes,
    stop: host.stop,
  };
}
