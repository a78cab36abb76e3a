import childProcess from 'node:child_process';
import module, { registerHooks, syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { pin, refuseEach, refusing, SealedError } from './refusal.ts';

/** What a sealed process may still load. */
export interface Loadable {
  /** Names of built-in modules, without `node:`. */
  readonly builtins: readonly string[];
  /** URL of a folder, with a trailing slash; null for no files at all. */
  readonly folder: string | null;
}

// Saved before any learner input arrives, since code in this realm can replace the methods of String and Function.
const startsWith = Function.prototype.call.bind(String.prototype.startsWith);
const getBuiltinModule = process.getBuiltinModule.bind(process);

/**
 * Lets modules come only from one folder and from a list of built-in modules, however they are asked for. Call this last: it closes the
 * ways that the other seals use.
 */
export function sealLoading({ builtins, folder }: Loadable): void {
  const names = builtins.flatMap((name) => [name, `node:${name}`]);
  const isAllowed: Readonly<Record<string, true>> = Object.freeze(
    Object.assign(Object.create(null), Object.fromEntries(names.map((name) => [name, true]))),
  );
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const found = nextResolve(specifier, context);
      if (isAllowed[found.url] || (folder !== null && startsWith(found.url, folder))) {
        return found;
      }
      throw new SealedError(`module ${specifier}`);
    },
  });
  pin(process, 'getBuiltinModule', (name: string) => {
    if (typeof name === 'string' && isAllowed[name]) {
      return getBuiltinModule(name);
    }
    throw new SealedError(`module ${name}`);
  });
  // Hooks that are registered later run before ours and could answer in its place.
  refuseEach(module, ['register', 'registerHooks', 'enableCompileCache', 'runMain'], 'module');
  refuseEach(
    childProcess,
    ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
    'child_process',
  );
  refuseEach(childProcess.ChildProcess.prototype, ['spawn'], 'child_process');
  refuseEach(workerThreads, ['Worker'], 'worker_threads');
  pin(module, '_extensions', Object.freeze({ ...Reflect.get(module, '_extensions'), '.node': refusing('addons') }));
  syncBuiltinESMExports();
}
