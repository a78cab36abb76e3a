import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bakedProfile } from '../../shared/workshop/profile-file.ts';

/** A workshop profile, prepared for a package. */
export interface ProfileFile {
  readonly path: string;
  remove(): void;
}

/**
 * Checks a workshop profile, and writes it to a file of its own that includes its logo.
 * @param root folder of the project, with the built server, which knows the challenges
 * @throws with one line per fault
 */
export function bakeProfile(root: string, path: string): ProfileFile {
  const baked = bakedProfile(path, join(root, 'dist/server'));
  if (baked.kind === 'bad') {
    throw new Error(['The workshop profile is invalid:', ...baked.faults].join('\n  '));
  }
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-profile-'));
  const file = join(folder, 'workshop.yml');
  writeFileSync(file, baked.text);
  return { path: file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
