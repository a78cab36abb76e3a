import { registerHooks } from 'node:module';
import type { EvaluationRequest, EvaluationResult } from '../../../server/decoy/evaluator.ts';
import type { Content } from '../../../shared/content/content.ts';
import { allowVersions, importVersion, type ModuleTexts } from './versions.ts';

/** What the test that started this process wants to run in place of what runs. */
export interface StartChanged {
  readonly kind: 'start';
  /** Another content than that of `resources/`. */
  readonly content: Content | undefined;
  readonly modules: ModuleTexts;
  /** More variables of the environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The answer to an evaluation that this process asked for. */
export interface Evaluated {
  readonly kind: 'evaluated';
  readonly id: number;
  readonly result: EvaluationResult;
}

export interface Stop {
  readonly kind: 'stop';
}

/** What the process reports back. */
export type Report =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'failed'; readonly complaint: string }
  | { readonly kind: 'stopped' }
  /** Code to evaluate, with a number for the answer. */
  | { readonly kind: 'evaluate'; readonly id: number; readonly request: EvaluationRequest };

type ChangedApp = typeof import('./changed-app.ts');

/*
 * Entry of a process that runs the server from its sources, with one change after the other. It imports everything once. After that, a
 * change costs no more than the import of the modules that it reaches, and a fresh start of the app.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('?inside-quickjs')
      ? { url: 'data:text/javascript,export default "";', shortCircuit: true }
      : next(specifier, context),
});
allowVersions();

const report = (message: Report): void => {
  process.send?.(message);
};
const entry = new URL('./changed-app.ts', import.meta.url).href;
const unchanged: Promise<ChangedApp> = import('./changed-app.ts');
let stopRunning: (() => Promise<void>) | undefined;

async function start({ content, modules, environment }: StartChanged): Promise<string> {
  const variables = Object.keys(environment);
  Object.assign(process.env, environment);
  let { startChangedApp } = await unchanged;
  if (Object.keys(modules).length > 0) {
    // It is the same module in another version.
    ({ startChangedApp } = (await importVersion(entry, modules)) as ChangedApp);
  }
  const { url, stop } = await startChangedApp(content, evaluateElsewhere);
  stopRunning = async () => {
    for (const name of variables) {
      delete process.env[name];
    }
    await stop();
  };
  return url;
}

process.on('message', async (message) => {
  // Only `startChangedServer` starts this process.
  const wish = message as StartChanged | Evaluated | Stop;
  if (wish.kind === 'evaluated') {
    waiting.get(wish.id)?.(wish.result);
    waiting.delete(wish.id);
  } else if (wish.kind === 'stop') {
    await stopRunning?.();
    report({ kind: 'stopped' });
  } else {
    try {
      report({ kind: 'listening', url: await start(wish) });
    } catch (error) {
      report({ kind: 'failed', complaint: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
});
// It exits by itself, in good order: a killed process would save nothing to the compile cache.
process.on('disconnect', () => process.exit(0));

const waiting = new Map<number, (result: EvaluationResult) => void>();
let evaluations = 0;

function evaluateElsewhere(request: EvaluationRequest): Promise<EvaluationResult> {
  evaluations += 1;
  const id = evaluations;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    report({ kind: 'evaluate', id, request });
  });
}
