import { registerHooks } from 'node:module';
import type { EvaluationRequest, EvaluationResult, Evaluator } from '../../../server/decoy/evaluator.ts';
import type { WorldSnapshot } from '../../../server/decoy/world/messages.ts';
import type { Content } from '../../../shared/content/content.ts';

/** What the test that starts this process tells it. */
export interface StartChanged {
  readonly content: Content;
  /** The text of changed modules, by their URL. */
  readonly modules: Readonly<Record<string, string>>;
}

/** What the process reports back, once. */
export interface Listening {
  readonly url: string;
}

/** Code that the process wants evaluated, with a number for the answer. */
export interface Evaluate {
  readonly id: number;
  readonly request: EvaluationRequest;
}

/** The answer to it. */
export interface Evaluated {
  readonly id: number;
  readonly result: EvaluationResult;
}

/*
 * Entry of a process that runs the server from its sources, some of them changed. The evaluator's code needs a bundler, so code is
 * sent to the evaluator of the tests. Only XML is read here, as that needs no bundler and is what a challenge is about.
 */
process.once('message', async (message) => {
  // Only `startChangedServer` starts this process.
  const { content, modules } = message as StartChanged;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.endsWith('?inside-quickjs')
        ? { url: 'data:text/javascript,export default "";', shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) => {
      const source = modules[url];
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  const { startApp } = await import('../../support/start-app.ts');
  const { readXml } = await import('../../../server/decoy/evaluation/documents/read-xml.ts');
  const evaluator: Evaluator = {
    evaluate: async (request) =>
      request.kind === 'xml'
        ? // The decoy host puts its snapshot there.
          {
            outcome: 'value',
            value: await readXml(request.source, request.globals.decoy as WorldSnapshot),
            milliseconds: 1,
          }
        : evaluateElsewhere(request),
  };
  const { url } = await startApp({ content, evaluator });
  process.send?.({ url } satisfies Listening);
});
process.on('disconnect', () => process.exit(0));

let evaluations = 0;

function evaluateElsewhere(request: EvaluationRequest): Promise<EvaluationResult> {
  evaluations += 1;
  const id = evaluations;
  return new Promise((resolve) => {
    const listen = (message: Evaluated): void => {
      if (message.id === id) {
        process.off('message', listen);
        resolve(message.result);
      }
    };
    process.on('message', listen);
    process.send?.({ id, request } satisfies Evaluate);
  });
}
