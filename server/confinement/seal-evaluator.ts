import { sealLoading } from './seal-loading.ts';
import { sealProcess } from './seal-process.ts';

/** What the glue code of QuickJS asks for, each time an interpreter is made. */
const interpreterBuiltins = ['module', 'fs', 'path', 'url'];

/**
 * Seals the evaluator: should learner code ever get out of QuickJS, it finds a process without files, addons, children or
 * workers (permission model), without other modules, other processes and local sockets. To be called once, before the first
 * job.
 */
export function sealEvaluator(): void {
  sealProcess();
  sealLoading({ builtins: interpreterBuiltins, folder: null });
}
