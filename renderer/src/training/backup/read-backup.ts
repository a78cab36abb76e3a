import { type Backup, backupCodes, backupVersion } from '../../../../shared/backup/backup.ts';

/** A real backup has under 16 KiB; whatever is larger than this is refused before it is read. */
const largestBackup = 1024 * 1024;

const longestText = 200;

/** A code of all 110 challenges has under 500 characters. */
const longestCode = 4096;

/** Why a file is no backup that can be restored: a text key and its values. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
  readonly values: Readonly<Record<string, string | number>>;

  constructor(key: string, values: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.values = values;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a backup file, whole, before anything is changed: ours, or one of the peer (api-learning.md 31). Fields that nobody knows, such as an
 * older file's `scoreBoard`, are left alone. Whether a code is a code of its kind only the server can tell.
 * @throws BadBackup, or the parser's own error
 */
export async function readBackup(file: File): Promise<Backup> {
  if (file.size > largestBackup) {
    throw new BadBackup('BACKUP_TOO_LARGE');
  }
  // Windows editors put a byte order mark in front of a file that was good before.
  const content: unknown = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  if (!isObject(content)) {
    throw new BadBackup('BACKUP_IS_NONE');
  }
  if (content.version !== backupVersion) {
    const version = typeof content.version === 'object' ? JSON.stringify(content.version) : String(content.version);
    throw new BadBackup('BACKUP_VERSION', { version: version.slice(0, 40), expected: backupVersion });
  }
  const { banners = {} } = content;
  if (!isObject(banners)) {
    throw new BadBackup('BACKUP_NOT_AN_OBJECT', { field: 'banners' });
  }
  checkText(content, 'language');
  checkText(content, 'learner');
  checkText(banners, 'welcomeBannerStatus', 'banners.');
  checkText(banners, 'cookieConsentStatus', 'banners.');
  for (const field of backupCodes) {
    checkText(content, field, '', longestCode);
    const code = content[field];
    if (typeof code === 'string' && !/^[a-zA-Z0-9]+$/.test(code)) {
      throw new BadBackup('BACKUP_CODE');
    }
  }
  // Every field that is read later has just been checked.
  return { ...content, banners } as unknown as Backup;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function checkText(fields: Fields, field: string, prefix = '', longest = longestText): void {
  const value = fields[field];
  if (value !== undefined && typeof value !== 'string') {
    throw new BadBackup('BACKUP_NOT_A_TEXT', { field: `${prefix}${field}` });
  }
  if (value !== undefined && value.length > longest) {
    throw longest === longestCode
      ? new BadBackup('BACKUP_CODE')
      : new BadBackup('BACKUP_TOO_LONG', { field: `${prefix}${field}` });
  }
}
