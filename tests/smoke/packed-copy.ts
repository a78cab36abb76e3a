import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { findPackedProgram } from '../../build/packaging/packed-program.ts';

/**
 * Copies the app that was packed for this system, and lets a driver control the copy: a shipped app accepts no `--inspect`. Only
 * that one fuse differs. On macOS the copy gets an ad-hoc signature, since a changed program does not start with the old one.
 * @param release folder of packages
 * @returns path of the copy's program
 * @throws when there is no packed app
 */
export async function copyPackedApp(release: string, into: string): Promise<string> {
  const app = findPackedProgram(release);
  const copy = join(into, basename(app.folder));
  cpSync(join(release, app.folder), copy, { recursive: true, verbatimSymlinks: true });
  await flipFuses(join(copy, app.fuses), {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    resetAdHocDarwinSignature: process.platform === 'darwin',
  });
  return join(copy, app.program);
}
