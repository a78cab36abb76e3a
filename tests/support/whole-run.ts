import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule, Vitest } from 'vitest/node';

const root = join(import.meta.dirname, '../..');

/** Returns whether every test of all files that the pattern matches was run. */
export function isWholeRun(vitest: Vitest, modules: readonly TestModule[], pattern: string): boolean {
  const ran = new Set(modules.filter((module) => module.state() !== 'skipped').map(({ moduleId }) => moduleId));
  return (
    vitest.config.testNamePattern === undefined &&
    globSync(pattern, { cwd: root }).every((file) => ran.has(join(root, file)))
  );
}
