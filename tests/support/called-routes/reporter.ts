import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { contractRoutes } from '../../../shared/api/routes.ts';
import { isWholeRun } from '../whole-run.ts';
import { uncalledRoutes } from './uncalled.ts';

/** Fails a run of all API tests that has left out a route of the contract. Partial runs aren't checked. */
export default class CalledRoutes implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const vitest = this.#vitest;
    if (vitest === undefined || !isWholeRun(vitest, modules, 'tests/api/**/*.test.ts')) {
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
