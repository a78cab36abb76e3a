import type { EvaluationResult, Evaluator } from '../../../server/decoy/evaluator.ts';

/** What learners' code can use here: everything. */
const nodeRequire = module.require.bind(module);

/** The replacement of wall 1: learners' code runs in Node's own engine. */
export const unsafeEvaluator: Evaluator = {
  evaluate: async ({ kind, source, globals }) => {
    try {
      const value = kind === 'where' ? where(source, globals) : run(source);
      return { outcome: 'value', value, milliseconds: 0 };
    } catch (error) {
      return thrown(error);
    }
  },
};

/** Evaluates a script in this very realm. */
export function run(source: string): unknown {
  Object.assign(globalThis, { require: nodeRequire });
  // biome-ignore lint/security/noGlobalEval: that is the point
  return globalThis.eval(source);
}

export function thrown(error: unknown): EvaluationResult {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { outcome: 'threw', name, message, duringCompile: false, milliseconds: 0 };
}

function where(source: string, { documents }: Readonly<Record<string, unknown>>): readonly number[] {
  const condition = new Function('obj', 'require', `return ${source}`);
  return (Array.isArray(documents) ? documents : []).flatMap((document, index) =>
    condition.call(document, document, nodeRequire) ? [index] : [],
  );
}
