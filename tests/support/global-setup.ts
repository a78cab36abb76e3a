import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../main/start/build.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chromium that browser tests drive. */
    readonly chromium: string;
  }
}

/**
 * Once per run: builds what is missing or stale, finds (or installs) a Chromium and says which, and makes room for notes of
 * what was called.
 * @returns what cleans up after the run
 */
export default async function setup(project: TestProject): Promise<() => void> {
  await buildIfStale();
  const chromium = await findChromium();
  console.log(`Browser: ${chromium.path} (${chromium.origin})`);
  project.provide('chromium', chromium.path);
  const notes = (['calledRoutes', 'clickedMenu'] as const).map((name) => {
    const folder = mkdtempSync(join(tmpdir(), `juice-range-${name}-`));
    project.provide(name, folder);
    return folder;
  });
  return () => {
    for (const folder of notes) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
