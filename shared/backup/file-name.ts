import type { Backup } from './backup.ts';

/** What a backup tells of whose it is. */
type Saved = Pick<Backup, 'learner' | 'solvedAt'>;

/** Characters of a learner's name that a file's name takes. */
const longestName = 40;

/** Characters of a short id: enough for a room, and short enough to be read aloud. */
const idLength = 5;

/**
 * Names a new backup, so that those of a class can lie in one folder: `juice_range-Ada-Lovelace-2026-11-23`, the date being that of UTC. One
 * without a name has a short id in its place.
 * @returns the name without its ending, of letters, digits and hyphens of any script
 */
export function backupName({ learner, solvedAt }: Saved, now: Date): string {
  return `juice_range-${inFileName(learner ?? '') || shortId(solvedAt)}-${now.toISOString().slice(0, 10)}`;
}

/** Returns the suggested name of a new backup, with the ending that is associated with the app. */
export function backupFileName(backup: Saved, now: Date): string {
  return `${backupName(backup, now)}.juicerange.json`;
}

/** A name without what some file system, or whoever reads a list of files, would stumble over. */
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

/** Made of the first solve, so that all backups of a learner have the same; drawn where nothing is solved. */
function shortId(solvedAt: Saved['solvedAt'] = {}): string {
  const [first] = Object.entries(solvedAt)
    .map(([key, time]) => `${time} ${key}`)
    .sort();
  const number = first === undefined ? Math.random() * 2 ** 32 : hashOf(first);
  return Math.floor(number).toString(36).padStart(idLength, '0').slice(-idLength);
}

/** FNV-1a with 32 bits: nobody has to be kept from guessing it. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
