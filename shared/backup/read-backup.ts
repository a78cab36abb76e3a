import { messageOf } from '../values/message-of.ts';
import type { Backup } from './backup.ts';
import { numbersIn } from './coded-numbers.ts';
import { continueCodeKinds } from './continue-codes.ts';
import { type BackupFault, BadBackup, parseBackup } from './parse-backup.ts';

/** `message` is the contract's whole sentence (api-learning.md 31). */
export type JudgedBackup =
  | { readonly kind: 'good'; readonly backup: Backup }
  | { readonly kind: 'bad'; readonly message: string };

/** What is wrong with a file, for callers without translations. The page's English texts are the same. */
export const englishFaults: Readonly<Record<BackupFault, string>> = {
  BACKUP_CODE: 'Invalid continue code.',
  BACKUP_IS_NONE: 'The file is not a backup.',
  BACKUP_NOT_A_NUMBER: '{{field}} is not a whole number.',
  BACKUP_NOT_A_TEXT: '{{field}} is not a text.',
  BACKUP_NOT_AN_OBJECT: '{{field}} is not an object.',
  BACKUP_TOO_LARGE: 'The file is larger than 1 MiB.',
  BACKUP_TOO_LONG: '{{field}} is too long.',
  BACKUP_VERSION: 'Version {{version}} is incompatible with expected version {{expected}}',
};

/** Returns the contract's sentence for everything except a wrong version. */
export function restoreFailed(reason: string): string {
  return `Backup restore operation failed: ${reason}`;
}

/** Judges a backup file as a whole, continue codes included, so that a bad file is refused before anything is changed. */
export function readBackup(text: string): JudgedBackup {
  try {
    const backup = parseBackup(text);
    for (const kind of continueCodeKinds) {
      const code = backup[kind];
      if (code !== undefined && numbersIn(kind, code).length === 0) {
        throw new BadBackup('BACKUP_CODE');
      }
    }
    return { kind: 'good', backup };
  } catch (error) {
    return { kind: 'bad', message: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof BadBackup)) {
    return restoreFailed(messageOf(error));
  }
  const { fault, values } = error;
  const text = englishFaults[fault].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  return fault === 'BACKUP_VERSION' ? text : restoreFailed(text);
}
