import type { DecoyHost } from '../../../server/decoy/host/host.ts';
import type { EvaluatorHostOptions } from '../../../server/supervisor/evaluator/evaluator-host.ts';
import { patience, startEvaluator } from '../../containment/support/evaluator.ts';
import { type AppWishes, type StartedApp, startApp } from '../../support/app.ts';

/** A shop with the real evaluator process, and its decoy host. */
export interface DecoyApp extends StartedApp {
  readonly decoy: DecoyHost;
}

/**
 * Starts the app with all the parts of the decoy.
 * @param limits of the evaluator; by default, nothing takes too long on a busy machine
 */
export async function startDecoyApp(
  wishes: AppWishes = {},
  limits: Partial<EvaluatorHostOptions> = patience,
): Promise<DecoyApp> {
  const evaluator = startEvaluator(limits);
  const app = await startApp({
    ...wishes,
    evaluator: { evaluate: ({ kind, source, globals }) => evaluator.evaluate(kind, source, globals) },
  });
  const { readers } = app.app.decoy;
  if (readers === null) {
    throw new Error('The app was started without readers.');
  }
  return {
    ...app,
    decoy: { ...app.app.decoy, readers },
    stop: async () => {
      await app.app.decoy.idle();
      await app.stop();
      evaluator.stop();
    },
  };
}
