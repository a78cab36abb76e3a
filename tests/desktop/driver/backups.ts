import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Continue codes of the contract's vectors (api-learning.md 6): one challenge each, ids 3, 7 and 42, and id 110. */
export const codes = {
  solved: 'maDw1Lv7P4OqQ6EDJwz35Vg8XBADYh1TxdRebjKlr2o9NYaMkxmZpyWnOv1x',
  findIt: 'DQ6v09EJpv3RzDPbxnwQLmGkX5ADKtDTj8yoVKdMNl6Y27WOjagr1qeBpa2J',
  fixIt: 'VjPlkjNY8KVO7or5z2wb4XWdD0a9BhMT01pvyMBZQEmlG6nP93LqRJgeOJvE',
} as const;

/** Makes a good backup with every field of the contract. Its language is English, since the app speaks the shop's language. */
export function aBackup(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    version: 1,
    banners: { welcomeBannerStatus: 'dismiss', cookieConsentStatus: 'dismiss' },
    language: 'en',
    continueCode: codes.solved,
    continueCodeFindIt: codes.findIt,
    continueCodeFixIt: codes.fixIt,
    ...changes,
  });
}

/** Every bad file of the contract and beyond: what is wrong, its content, and the message that a learner reads. */
export const badBackups: readonly (readonly [name: string, content: string, message: RegExp])[] = [
  ['not JSON', 'my backup', /^Backup restore operation failed: Unexpected token/],
  ['empty', '', /^Backup restore operation failed: Unexpected end/],
  ['half a file', aBackup().slice(0, 80), /^Backup restore operation failed: Unterminated string/],
  ['of another version', aBackup({ version: 2 }), /^Version 2 is incompatible with expected version 1$/],
  ['with its version as a string', aBackup({ version: '1' }), /^Version 1 is incompatible with expected version 1$/],
  ['without a version', '{}', /^Version undefined is incompatible with expected version 1$/],
  ['a list', '[]', /^Version undefined is incompatible with expected version 1$/],
  ['null', 'null', /^Backup restore operation failed: The file is not a backup\.$/],
  [
    'with a number for a language',
    aBackup({ language: 5 }),
    /^Backup restore operation failed: language is not a text\.$/,
  ],
  [
    'with a string for banners',
    aBackup({ banners: 'gone' }),
    /^Backup restore operation failed: banners is not an object\.$/,
  ],
  [
    'with a number for a banner',
    aBackup({ banners: { cookieConsentStatus: 1 } }),
    /banners\.cookieConsentStatus is not a text/,
  ],
  ['with a list for its times', aBackup({ solvedAt: [] }), /: solvedAt is not an object\.$/],
  [
    'with a number for a time',
    aBackup({ solvedAt: { loginAdminChallenge: 5 } }),
    /: solvedAt\.loginAdminChallenge is not a text\.$/,
  ],
  ['with times of an endless key', aBackup({ solvedAt: { ['x'.repeat(1000)]: '' } }), /: solvedAt is too long\.$/],
  [
    'with a version that is nested too deeply to be shown',
    `{"version":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    /^Version (?:\[\.\.\.\]|\[{40}) is incompatible with expected version 1$/,
  ],
  ['with an endless language', aBackup({ language: 'x'.repeat(1000) }), /language is too long/],
  ['with a list for a code', aBackup({ continueCode: [] }), /continueCode is not a text/],
  [
    'with a code of no kind',
    aBackup({ continueCode: 'made up' }),
    /^Backup restore operation failed: Invalid continue code\.$/,
  ],
  ['with an empty code', aBackup({ continueCode: '' }), /: Invalid continue code\.$/],
  ['with a code of another kind', aBackup({ continueCodeFindIt: codes.solved }), /: Invalid continue code\.$/],
  ['with a code that leaves its path', aBackup({ continueCodeFixIt: '../../reset' }), /: Invalid continue code\.$/],
  ['with a very long code', aBackup({ continueCode: 'a'.repeat(500_000) }), /: Invalid continue code\.$/],
  ['deeply nested', '['.repeat(200_000), /^Backup restore operation failed: /],
  ['50 MB of noise', 'noise '.repeat(8_700_000), /^Backup restore operation failed: The file is larger than 1 MiB\.$/],
];

/** Writes a file into a new folder and returns its path. */
export function aFile(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'juice-range-backup-')), name);
  writeFileSync(path, content);
  return path;
}
