import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/**
 * Writes a program that accepts Electron's command line, including what Playwright's driver adds, and runs the built app under the
 * stand-in.
 * @returns its path
 */
export function writeStandInProgram(folder: string): string {
  const register = pathToFileURL(join(root, 'tests/desktop/stand-in/register.ts')).href;
  const main = join(root, 'dist/main/main.js');
  const program = join(folder, 'electron');
  // The debugger of the app's main process is Node's own, which `--inspect` starts.
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' --inspect=0 --import '${register}' '${main}' "$@"\n`);
  chmodSync(program, 0o755);
  return program;
}
