import { registerHooks } from 'node:module';
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

/*
 * Entry of a process that runs the server from its sources, some of them changed. The evaluator's code needs a bundler, so it is left out:
 * no probe of a coding challenge sends code.
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
  const { url } = await startApp({ content });
  process.send?.({ url } satisfies Listening);
});
process.on('disconnect', () => process.exit(0));
