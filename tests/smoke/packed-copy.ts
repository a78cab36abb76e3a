import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { findPackedProgram } from '../../build/packaging/packed-program.ts';

/**
 * Copies the app that was packed for this system, and lets the copy be driven: a shipped app takes no `--inspect`. Nothing but that
 * one fuse differs; on macOS the copy is signed for nobody, since a changed program does not start under the old signature.
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
