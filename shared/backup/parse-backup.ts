import { isObject } from '../values/is-object.ts';
import { type Backup, backupVersion, inOrder } from './backup.ts';
import { continueCodeKinds, mayBeCode } from './continue-codes.ts';
import { longestNote } from './learner.ts';

/** A real backup is smaller than 16 KiB, or 600 KiB with notes. Anything larger than this is refused before it is read. */
export const largestBackup = 1024 * 1024;

const longestText = 200;
const longestKey = 100;

/** Keys of the page's texts that say what is wrong with a file. The text of `BACKUP_VERSION` is a whole sentence, every other one a reason. */
export type BackupFault =
  | 'BACKUP_CODE'
  | 'BACKUP_IS_NONE'
  | 'BACKUP_NOT_A_NUMBER'
  | 'BACKUP_NOT_A_TEXT'
  | 'BACKUP_NOT_AN_OBJECT'
  | 'BACKUP_TOO_LARGE'
  | 'BACKUP_TOO_LONG'
  | 'BACKUP_VERSION';

/** Says why a file is not a backup that can be restored. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
  readonly fault: BackupFault;
  /** The values for the blanks in the fault's text. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(fault: BackupFault, values: BadBackup['values'] = {}) {
    super(fault);
    this.fault = fault;
    this.values = values;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a whole backup file, ours or Juice Shop's (api-learning.md 31), before anything is changed. Unknown fields, such as an older file's
 * `scoreBoard`, are left out. It doesn't check whether a code is one of its kind.
 * @throws BadBackup, or the parser's own error
 */
export function parseBackup(text: string): Backup {
  if (new TextEncoder().encode(text).length > largestBackup) {
    throw new BadBackup('BACKUP_TOO_LARGE');
  }
  // Windows editors put a byte order mark at the start of a file that is otherwise good.
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!isObject(content)) {
    throw new BadBackup('BACKUP_IS_NONE');
  }
  if (content.version !== backupVersion) {
    throw new BadBackup('BACKUP_VERSION', { version: shown(content.version), expected: backupVersion });
  }
  const banners = tableIn(content, 'banners') ?? {};
  checkText(banners, 'welcomeBannerStatus', 'banners.');
  checkText(banners, 'cookieConsentStatus', 'banners.');
  checkText(content, 'language');
  for (const kind of continueCodeKinds) {
    const code = content[kind];
    checkText(content, kind, '', Number.POSITIVE_INFINITY);
    if (typeof code === 'string' && !mayBeCode(code)) {
      throw new BadBackup('BACKUP_CODE');
    }
  }
  checkText(content, 'learner');
  checkText(content, 'pinned');
  checkTable(content, 'solvedAt', (times, key) => checkText(times, key, 'solvedAt.'));
  checkTable(content, 'notes', (notes, key) => checkText(notes, key, 'notes.', longestNote));
  for (const field of ['openedHints', 'coding']) {
    checkTable(content, field, (counts, key) => {
      if (!Number.isSafeInteger(counts[key])) {
        throw new BadBackup('BACKUP_NOT_A_NUMBER', { field: `${field}.${key}` });
      }
    });
  }
  checkTable(content, 'lessons', (lessons, key) => {
    const { answers } = tableIn(lessons, key, 'lessons.') ?? {};
    if (answers !== undefined && !(Array.isArray(answers) && answers.every(isAnswer))) {
      throw new BadBackup('BACKUP_NOT_A_NUMBER', { field: `lessons.${key}` });
    }
  });
  // Every field of a backup has just been checked.
  return inOrder({ ...content, banners } as unknown as Backup);
}

/** Checks each entry of a table, and that the names of its entries aren't endless. */
function checkTable(content: Fields, field: string, check: (table: Fields, key: string) => void): void {
  const table = tableIn(content, field) ?? {};
  for (const key of Object.keys(table)) {
    if (key.length > longestKey) {
      throw new BadBackup('BACKUP_TOO_LONG', { field });
    }
    check(table, key);
  }
}

/** Returns whether a value may be the answer to a question: the number of an option, or none. */
function isAnswer(value: unknown): boolean {
  return value === null || Number.isSafeInteger(value);
}

function tableIn(fields: Fields, field: string, prefix = ''): Fields | undefined {
  const value = fields[field];
  if (value === undefined || (isObject(value) && !Array.isArray(value))) {
    return value;
  }
  throw new BadBackup('BACKUP_NOT_AN_OBJECT', { field: `${prefix}${field}` });
}

function checkText(fields: Fields, field: string, prefix = '', longest = longestText): void {
  const value = fields[field];
  if (value === undefined) {
    return;
  }
  if (typeof value !== 'string') {
    throw new BadBackup('BACKUP_NOT_A_TEXT', { field: `${prefix}${field}` });
  }
  if (value.length > longest) {
    throw new BadBackup('BACKUP_TOO_LONG', { field: `${prefix}${field}` });
  }
}

/** Returns at most 40 characters of what a file gives as its version, or only its kind where it is nested too deeply for the engine to write. */
function shown(version: unknown): string {
  try {
    return (typeof version === 'object' ? JSON.stringify(version) : String(version)).slice(0, 40);
  } catch {
    return Array.isArray(version) ? '[...]' : '{...}';
  }
}
