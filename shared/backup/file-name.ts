import type { Backup } from './backup.ts';

/** What a backup says about whose it is. */
type Saved = Pick<Backup, 'learner' | 'solvedAt'>;

/** How many characters of a learner's name go into a file name. */
const longestName = 40;

/** How many characters a short id has: enough for a class, and few enough to be read aloud. */
const idLength = 5;

/**
 * Names a new backup, so that those of a class can share a folder: `juice_range-Ada-Lovelace-2026-11-23`, with the date in UTC. A backup without a
 * learner's name gets a short id instead.
 * @returns the name without its extension, made of letters, digits and hyphens of any script
 */
export function backupName({ learner, solvedAt }: Saved, now: Date): string {
  return `juice_range-${inFileName(learner ?? '') || shortId(solvedAt)}-${now.toISOString().slice(0, 10)}`;
}

/** Returns the suggested name of a new backup, with the extension that is associated with the app. */
export function backupFileName(backup: Saved, now: Date): string {
  return `${backupName(backup, now)}.juicerange.json`;
}

/** Returns a name without anything that a file system, or whoever reads a list of files, would stumble over. */
function inFileName(name: string): string {
  const short = [
    ...name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestName)
    .join('');
  return short.trim().replaceAll(' ', '-');
}

/** Derives the id from the first solve, so that all backups of a learner have the same one. Draws one where nothing is solved. */
function shortId(solvedAt: Saved['solvedAt'] = {}): string {
  const [first] = Object.entries(solvedAt)
    .map(([key, time]) => `${time} ${key}`)
    .sort();
  const number = first === undefined ? Math.random() * 2 ** 32 : hashOf(first);
  return Math.floor(number).toString(36).padStart(idLength, '0').slice(-idLength);
}

/** Computes FNV-1a with 32 bits, which is enough: nobody has to be kept from guessing it. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
