import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../build/start/build.ts';
import { findHeadlessShell } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the Chromium that browser tests use. */
    readonly chromium: string;
    /** The system's own folder for temporary files, whose path is shorter than that of the run's. */
    readonly systemTemporary: string;
    /** The strength at which attempts to stop the shop are made, from 0 to 1. */
    readonly stallScale: number;
  }
}

/**
 * Runs once per run: builds what is missing or stale, finds (or installs) a Chromium and says which, and makes folders for
 * notes of what was called and for all temporary files of the run.
 * @returns a function that cleans up after the run
 */
export default async function setup(project: TestProject): Promise<() => void> {
  await buildIfStale();
  project.provide('systemTemporary', tmpdir());
  const room = ownTemporaryFolder();
  const chromium = await findHeadlessShell();
  console.log(`Browser: ${chromium.path} (${chromium.origin})`);
  project.provide('chromium', chromium.path);
  for (const name of ['calledRoutes', 'clickedMenu'] as const) {
    project.provide(name, mkdtempSync(join(room, `${name}-`)));
  }
  return () => rmSync(room, { recursive: true, force: true });
}

/**
 * Gives this run, with all that it starts, a folder of its own for temporary files. Whatever a test leaves behind, even one that is
 * ended halfway, is deleted with it. The name is short, since paths of sockets have to be.
 */
function ownTemporaryFolder(): string {
  const room = mkdtempSync(join(tmpdir(), 'jr-'));
  // With the permissions of the system's own: some tests run something as another user.
  chmodSync(room, 0o1777);
  Object.assign(process.env, { TMPDIR: room, TEMP: room, TMP: room });
  return room;
}
