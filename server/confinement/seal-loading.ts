import childProcess from 'node:child_process';
import module, { registerHooks, syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { pin, refuseEach, refusing, SealedError } from './refusal.ts';

/** The built-in modules that a running shop may still load; what reaches beyond the process is not among them. */
const allowed = [
  ...['assert', 'assert/strict', 'async_hooks', 'buffer', 'constants', 'crypto', 'diagnostics_channel', 'dns'],
  ...['dns/promises', 'events', 'fs', 'fs/promises', 'http', 'http2', 'https', 'module', 'net', 'os', 'path'],
  ...['path/posix', 'path/win32', 'perf_hooks', 'process', 'punycode', 'querystring', 'stream', 'stream/consumers'],
  ...['stream/promises', 'stream/web', 'string_decoder', 'timers', 'timers/promises', 'tls', 'tty', 'url', 'util'],
  ...['util/types', 'zlib'],
];

// Kept from before any learner input, since code in this realm can replace the methods of String and Function.
const startsWith = Function.prototype.call.bind(String.prototype.startsWith);
const getBuiltinModule = process.getBuiltinModule.bind(process);

/**
 * Lets modules come only from the bundle's own folder and from a list of built-in modules, whichever way they are asked
 * for. Call last: it closes the ways that the other seals use.
 * @param bundle URL of the folder of the bundle, with a slash at the end
 */
export function sealLoading(bundle: string): void {
  const isAllowed: Readonly<Record<string, true>> = Object.freeze(
    Object.assign(
      Object.create(null),
      Object.fromEntries(
        allowed.flatMap((name) => [
          [name, true],
          [`node:${name}`, true],
        ]),
      ),
    ),
  );
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const found = nextResolve(specifier, context);
      if (isAllowed[found.url] || startsWith(found.url, bundle)) {
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
  // Later hooks come before ours and could answer in its place.
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
