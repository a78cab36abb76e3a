import { z } from 'zod';
import { type Backup, backupVersion } from './backup.ts';
import { type ContinueCodeKind, isContinueCode } from './continue-codes.ts';
import { backupName } from './file-name.ts';

/** A real backup has under 16 KiB; whatever is larger than this is refused before it is read. */
export const largestBackup = 1024 * 1024;

/** `message` is the contract's whole sentence (api-learning.md 31). */
export type JudgedBackup =
  | { readonly kind: 'good'; readonly backup: Backup }
  | { readonly kind: 'bad'; readonly message: string };

/** The contract's sentence for everything but a wrong version. */
export function restoreFailed(reason: string): string {
  return `Backup restore operation failed: ${reason}`;
}

export const tooLarge = `The file is larger than ${largestBackup / 1024 / 1024} MiB.`;

const shortText = z.string('is not a text').max(200, 'is too long');

function continueCode(kind: ContinueCodeKind) {
  return z.string('is not a text').refine((code) => isContinueCode(kind, code));
}

/** Keys in the contract's order, which is the order in the file. Others, as an older file's `scoreBoard`, are dropped. */
const backupSchema = z.object(
  {
    version: z.literal(backupVersion),
    banners: z
      .object(
        { welcomeBannerStatus: shortText.exactOptional(), cookieConsentStatus: shortText.exactOptional() },
        'is not an object',
      )
      .default({}),
    language: shortText.exactOptional(),
    continueCode: continueCode('continueCode').exactOptional(),
    continueCodeFindIt: continueCode('continueCodeFindIt').exactOptional(),
    continueCodeFixIt: continueCode('continueCodeFixIt').exactOptional(),
    learner: shortText.exactOptional(),
    solvedAt: z.record(z.string().max(100), shortText, 'is not a table of times').exactOptional(),
  },
  'is not an object',
);

/**
 * Judges the text of a backup file as a whole, continue codes included, so that a bad file is refused before anything
 * is changed.
 */
export function readBackup(text: string): JudgedBackup {
  if (Buffer.byteLength(text) > largestBackup) {
    return { kind: 'bad', message: restoreFailed(tooLarge) };
  }
  let content: unknown;
  try {
    // Windows editors put a byte order mark in front of a file that was good before.
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { kind: 'bad', message: restoreFailed(error instanceof Error ? error.message : String(error)) };
  }
  if (typeof content !== 'object' || content === null) {
    return { kind: 'bad', message: restoreFailed('The file is not a backup.') };
  }
  const version = 'version' in content ? content.version : undefined;
  if (version !== backupVersion) {
    return {
      kind: 'bad',
      message: `Version ${shownVersion(version)} is incompatible with expected version ${backupVersion}`,
    };
  }
  const judged = backupSchema.safeParse(content);
  return judged.success
    ? { kind: 'good', backup: judged.data }
    : { kind: 'bad', message: restoreFailed(firstFault(judged.error)) };
}

/** What somebody gave as a version, at most 40 characters of it. What is nested too deeply for the engine to write is named by its kind. */
function shownVersion(version: unknown): string {
  try {
    const shown = typeof version === 'object' ? JSON.stringify(version) : String(version);
    return shown.slice(0, 40);
  } catch {
    return Array.isArray(version) ? '[...]' : '{...}';
  }
}

/** One line of JSON, fields in the contract's order, absent values left out. */
export function writeBackup(backup: Backup): string {
  return JSON.stringify(backupSchema.parse(backup));
}

/** Suggested name of a new backup, with the ending that is associated with the app. */
export function backupFileName(backup: Backup, now: Date): string {
  return `${backupName(backup, now)}.juicerange.json`;
}

function firstFault(error: z.ZodError): string {
  const issue = error.issues[0];
  // The shop's own words for a code it does not know (api-learning.md 6).
  if (issue === undefined || issue.code === 'custom') {
    return 'Invalid continue code.';
  }
  return `${issue.path.join('.')} ${issue.message}.`;
}
