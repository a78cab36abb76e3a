import type { DecoyMachine } from '../host/machine.ts';
import { Buffer } from './buffer.ts';
import { fetch } from './http.ts';
import { createModuleLoader } from './module-loader.ts';
import { createModules } from './modules.ts';
import { createPath } from './path.ts';
import { createProcess } from './process.ts';
import { timers, turn } from './queue.ts';
import { URL } from './url.ts';

/**
 * Makes this interpreter the inside of a Node server: defines `global`, `process`, `require` and whatever else learners' code expects to
 * find, all of it backed by the decoy.
 * @param facts the machine that the server pretends to run on, as JSON
 * @param shopFolder where the server is installed
 * @param file path of the module that learners' code is to believe it is in
 * @returns a function that runs the next task that was left for later, and returns false when nothing is left
 */
export function install(facts: string, shopFolder: string, file: string): () => boolean {
  const machine: DecoyMachine = JSON.parse(facts);
  const process = createProcess(machine, shopFolder);
  const builtIn = createModules(machine, () => Object(process));
  const { main, create } = createModuleLoader({
    builtIn,
    path: createPath(process.cwd),
    shopFolder,
    mainFile: `${shopFolder}/build/app.js`,
  });
  Object.assign(process, { mainModule: main, getBuiltinModule: builtIn });
  const current = create(file);

  // Nobody reads the log of a server that doesn't exist.
  const say = () => undefined;
  const globals = {
    ...{ global: globalThis, GLOBAL: globalThis, root: globalThis },
    ...{ process, Buffer, ...timers, fetch, URL },
    ...{ console: { log: say, error: say, warn: say, info: say, debug: say, trace: say, dir: say } },
    ...{ require: current.require, module: current, exports: current.exports },
    ...{ __filename: file, __dirname: current.path },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
  return turn;
}
