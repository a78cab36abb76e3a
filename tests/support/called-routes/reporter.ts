import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { contractRoutes } from '../../../server/contract/routes.ts';
import { uncalledRoutes } from './uncalled.ts';

const root = join(import.meta.dirname, '../../..');

/** Fails a run of all API tests that has left out a route of the contract. A run of some of them is not looked at. */
export default class CalledRoutes implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const vitest = this.#vitest;
    if (vitest === undefined || !isWholeRun(vitest, modules)) {
      return;
    }
    const folder = vitest.getRootProject().getProvidedContext().calledRoutes;
    const called = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
    const missing = uncalledRoutes(contractRoutes, called);
    for (const route of missing) {
      console.error(`No API test calls ${route}`);
    }
    if (missing.length > 0) {
      process.exitCode = 1;
    }
  }
}

function isWholeRun(vitest: Vitest, modules: readonly TestModule[]): boolean {
  const ran = new Set(modules.filter((module) => module.state() !== 'skipped').map(({ moduleId }) => moduleId));
  return (
    vitest.config.testNamePattern === undefined &&
    globSync('tests/api/**/*.test.ts', { cwd: root }).every((file) => ran.has(join(root, file)))
  );
}
