import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Document, parseDocument } from 'yaml';
import type { ClassPart } from '../class/class-part.ts';
import { type ReportedChallenge, readBuiltChallenges } from '../content/built-challenges.ts';
import { printable } from './faults.ts';
import { logoReader } from './logo.ts';
import { type ReadProfile, readProfile } from './read-profile.ts';
import { profileVersion } from './schema.ts';
import { readSmallFile } from './small-file.ts';

/** In MiB. A logo may be written into the profile. */
const largest = 1;

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
    : { kind: 'bad', faults: [printable(`${name}: ${text.reason}`)] };
}

/**
 * Returns the text of a profile for an installer. It is checked, and its logo is written into it, since the file beside it stays behind.
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

/**
 * Returns the text of a profile with the part of a class in it.
 * @param text a profile's text; null for a profile that says nothing else
 */
export function profileWithClass(text: string | null, part: ClassPart): string {
  const document = text === null ? new Document({}) : parseDocument(text);
  document.set('version', profileVersion);
  document.set('class', document.createNode(part));
  return document.toString({ lineWidth: 0 });
}

function textOf(path: string): string | { readonly reason: string } {
  const file = readSmallFile(path, largest);
  switch (file.kind) {
    case 'read':
      return file.text.replace(/^\uFEFF/, '');
    case 'missing':
      return { reason: 'There is no such file.' };
    case 'bad':
      return file;
  }
}
