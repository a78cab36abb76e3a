import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportedChallenge } from '../../report/challenges.ts';
import { openContentFiles } from '../../resources/read-content.ts';
import { challengesSchema } from '../../server/contract/content-schema.ts';

export const challenges: readonly ReportedChallenge[] = openContentFiles(
  join(import.meta.dirname, '../../resources'),
).yaml('challenges/challenges.yml', challengesSchema);

/** The example of the documentation, with its logo beside it. */
export const example = join(import.meta.dirname, '../../workshop/example/workshop.yml');

/** Writes a profile into a folder of its own and gives its path. */
export function aProfile(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'juice-range-workshop-')), 'workshop.yml');
  writeFileSync(path, text);
  return path;
}
