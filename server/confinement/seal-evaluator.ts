import { sealLoading } from './seal-loading.ts';
import { sealProcess } from './seal-process.ts';
import { sealWebClients } from './seal-web-clients.ts';

/** The modules that the glue code of QuickJS asks for each time an interpreter is made. */
const interpreterBuiltins = ['module', 'fs', 'path', 'url'];

/**
 * Seals the evaluator. If learner code ever gets out of QuickJS, it finds a process without files, addons, children or workers (permission
 * model), and without other modules, other processes, local sockets or clients of the network. Call this once, before the first job.
 */
export function sealEvaluator(): void {
  sealProcess();
  sealWebClients();
  sealLoading({ builtins: interpreterBuiltins, folder: null });
}
