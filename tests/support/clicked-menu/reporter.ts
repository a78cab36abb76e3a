import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { isWholeRun } from '../whole-run.ts';
import { unclickedEntries } from './unclicked.ts';

/** Fails a run of all desktop tests in which an entry of the app's menu was not clicked. Partial runs aren't checked. */
export default class ClickedMenu implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const vitest = this.#vitest;
    if (vitest === undefined || !isWholeRun(vitest, modules, 'tests/desktop/**/*.test.ts')) {
      return;
    }
    const folder = vitest.getRootProject().getProvidedContext().clickedMenu;
    const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
    for (const id of unclickedEntries(lines)) {
      console.error(`No desktop test clicks the menu's entry ${id}`);
      process.exitCode = 1;
    }
  }
}
