import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseDocument } from 'yaml';
import { type ReportedChallenge, readBuiltChallenges } from '../report/challenges.ts';
import { logoReader } from './logo.ts';
import { type ReadProfile, readProfile } from './read-profile.ts';

const largest = 1024 * 1024;

/**
 * Reads a profile from a file, with the logo beside it. Never throws.
 * @param known the challenges, or the folder of the built server (`dist/server`), which knows them
 */
export function readProfileFile(path: string, known: string | readonly ReportedChallenge[]): ReadProfile {
  const name = basename(path);
  const text = textOf(path);
  return typeof text === 'string'
    ? readProfile(text, name, {
        challenges: typeof known === 'string' ? readBuiltChallenges(known) : known,
        readLogo: logoReader(dirname(path)),
      })
    : { kind: 'bad', faults: [`${name}: ${text.reason}`] };
}

/**
 * The text of a profile to be put into an installer: checked, and with its logo written into it, since the file beside it stays behind.
 * @param server the folder of the built server
 */
export function bakedProfile(
  path: string,
  server: string,
): { readonly kind: 'good'; readonly text: string } | Extract<ReadProfile, { kind: 'bad' }> {
  const read = readProfileFile(path, server);
  if (read.kind === 'bad') {
    return read;
  }
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (read.profile.logo !== undefined) {
    document.set('logo', read.profile.logo);
  }
  return { kind: 'good', text: document.toString({ lineWidth: 0 }) };
}

function textOf(path: string): string | { readonly reason: string } {
  try {
    const found = statSync(path);
    if (!found.isFile()) {
      return { reason: 'It is not a file.' };
    }
    if (found.size > largest) {
      return { reason: 'It is larger than 1 MiB, so it is not a profile.' };
    }
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return { reason: code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code}).` };
  }
}
