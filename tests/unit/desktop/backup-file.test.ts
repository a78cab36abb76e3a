import { describe, expect, test } from 'vitest';
import englishTexts from '../../../resources/languages/en/interface.json' with { type: 'json' };
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { newLearner, withChange } from '../../../shared/api/learner.ts';
import { type Backup, writeBackup } from '../../../shared/backup/backup.ts';
import { numbersIn } from '../../../shared/backup/coded-numbers.ts';
import { backupFileName } from '../../../shared/backup/file-name.ts';
import { changesToRestore } from '../../../shared/backup/learner.ts';
import { englishFaults, readBackup } from '../../../shared/backup/read-backup.ts';
import { aBackup, badBackups, codes } from '../../desktop/driver/backups.ts';

describe('a backup file', () => {
  test('is read in full', () => {
    expect(readBackup(aBackup({ language: 'de_DE' }))).toEqual({
      kind: 'good',
      backup: {
        version: 1,
        banners: { welcomeBannerStatus: 'dismiss', cookieConsentStatus: 'dismiss' },
        language: 'de_DE',
        continueCode: codes.solved,
        continueCodeFindIt: codes.findIt,
        continueCodeFixIt: codes.fixIt,
      },
    });
  });

  test('may have nothing but its version', () => {
    expect(readBackup('{"version":1}')).toEqual({ kind: 'good', backup: { version: 1, banners: {} } });
  });

  test('may come from a Windows editor, with a byte order mark and its line endings', () => {
    expect(readBackup(`\uFEFF${JSON.stringify({ version: 1 }, null, 2)}\r\n`).kind).toBe('good');
  });

  test('loses fields that the contract does not know', () => {
    const text = aBackup({ scoreBoard: { displayedDifficulties: [1] }, __proto__: { x: 1 }, script: '<script>' });

    expect(Object.keys(Object(readBackup(text)).backup)).toEqual([
      'version',
      'banners',
      'language',
      'continueCode',
      'continueCodeFindIt',
      'continueCodeFixIt',
    ]);
  });

  test('keeps the learner and the times of solving', () => {
    const own = { learner: 'Kim', solvedAt: { loginAdminChallenge: '2026-01-01T00:00:00.000Z' } };

    expect(readBackup(aBackup(own))).toMatchObject({ kind: 'good', backup: own });
  });

  test('keeps pin, notes and opened hints', () => {
    const own = {
      pinned: 'loginAdminChallenge',
      notes: { csrfChallenge: 'x'.repeat(10_240), ofAnotherVersion: '# Ä' },
      openedHints: { csrfChallenge: 2 },
    };

    expect(readBackup(aBackup(own))).toMatchObject({ kind: 'good', backup: own });
    expect(readBackup(writeBackup({ version: 1, banners: {}, ...own }))).toMatchObject({ kind: 'good', backup: own });
  });

  test.each([
    [{ pinned: 1 }, 'pinned is not a text.'],
    [{ notes: [] }, 'notes is not an object.'],
    [{ notes: { csrfChallenge: 1 } }, 'notes.csrfChallenge is not a text.'],
    [{ notes: { csrfChallenge: 'x'.repeat(10_241) } }, 'notes.csrfChallenge is too long.'],
    [{ notes: { ['x'.repeat(101)]: '' } }, 'notes is too long.'],
    [{ openedHints: { csrfChallenge: '2' } }, 'openedHints.csrfChallenge is not a whole number.'],
  ])('is refused for %j', (fields, reason) => {
    const message = `Backup restore operation failed: ${reason}`;

    expect(readBackup(aBackup(fields))).toEqual({ kind: 'bad', message });
  });

  test.each(badBackups)('%s is refused with the message of the contract', (_name, content, message) => {
    const judged = readBackup(content);

    expect(judged.kind).toBe('bad');
    expect(Object(judged).message).toMatch(message);
    expect(Object(judged).message.length).toBeLessThan(200);
  });

  test('is refused with the page’s message', () => {
    expect(englishTexts).toMatchObject(englishFaults);
  });

  test('is written as one line, its fields in the order of the contract', () => {
    const text = writeBackup({ continueCode: codes.solved, banners: {}, version: 1, language: 'en' });

    expect(text).toBe(`{"version":1,"banners":{},"language":"en","continueCode":"${codes.solved}"}`);
  });
});

describe('what a backup adds to a shop', () => {
  const here = { ...newLearner, notes: { csrfChallenge: 'Same site?', loginJimChallenge: 'Jim--' } };

  test('is each note, the larger number of opened hints, what was read, and a pin and answers where there are none', () => {
    const saved = {
      pinned: 'loginAdminChallenge',
      notes: {
        csrfChallenge: 'Lax',
        loginJimChallenge: 'Jim--\nor 1=1',
        ofAnotherVersion: 'x',
        zeroStarsChallenge: '',
      },
      openedHints: { csrfChallenge: 2, loginJimChallenge: 1, ofAnotherVersion: 3 },
      lessons: {
        csrf: { read: true, answers: [3] },
        http: { answers: [0, null] },
        jwt: {},
        ofAnotherVersion: { read: true },
      },
      coding: { csrfChallenge: 1, ssrfChallenge: 2, ofAnotherVersion: 2, nullByteChallenge: 7 },
    } as const;
    const changes = changesToRestore(saved, {
      ...here,
      openedHints: { loginJimChallenge: 2 },
      lessons: { csrf: { answers: [1] } },
      coding: { csrfChallenge: 2 },
    });

    expect(changes.reduce(withChange, here)).toEqual({
      pinned: 'loginAdminChallenge',
      lastWorked: 'loginAdminChallenge',
      notes: { csrfChallenge: 'Same site?\n\nLax', loginJimChallenge: 'Jim--\nor 1=1' },
      openedHints: { csrfChallenge: 2 },
      lessons: { csrf: { read: true, answers: [1] }, http: { answers: [0, null] } },
      coding: { ssrfChallenge: 2 },
      views: {},
    });
    expect(changesToRestore({ pinned: 'csrfChallenge' }, { ...here, pinned: 'loginAdminChallenge' })).toEqual([]);
  });

  test('is nothing when it is restored twice', () => {
    const once = changesToRestore({ notes: { csrfChallenge: 'Lax' } }, here).reduce(withChange, here);

    expect(changesToRestore({ notes: { csrfChallenge: 'Lax' } }, once)).toEqual([]);
  });

  test('fits into requests, however much it is', () => {
    const notes = Object.fromEntries(challengeKeys.slice(0, 40).map((key) => [key, 'ß'.repeat(10_000)]));
    const changes = changesToRestore({ notes }, newLearner);

    expect(changes.reduce(withChange, newLearner).notes).toEqual(notes);
    expect(Math.max(...changes.map((change) => Buffer.byteLength(JSON.stringify(change))))).toBeLessThan(100 * 1024);
  });
});

describe('the name of a new backup', () => {
  const now = new Date('2026-03-09T23:59:59-05:00');
  const nameOf = (fields: Partial<Backup>) => backupFileName({ version: 1, banners: {}, ...fields }, now);
  const withId = /^juice_range-[0-9a-z]{5}-2026-03-10\.juicerange\.json$/;

  test.each([
    ['Kim', 'Kim'],
    ['Ada Lovelace', 'Ada-Lovelace'],
    ['José Ñandú', 'José-Ñandú'],
    ['山田 太郎', '山田-太郎'],
    ['नीतू', 'नीतू'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\CON.', 'C-CON'],
    ['a\u202Egnp.\u0000b', 'a-gnp-b'],
    [`${'x'.repeat(39)} yz`, 'x'.repeat(39)],
  ])('contains the learner %j and the UTC day', (learner, part) => {
    expect(nameOf({ learner })).toBe(`juice_range-${part}-2026-03-10.juicerange.json`);
  });

  test('has a short id if there is no learner name, the same for all backups of one learner', () => {
    const loginAdminChallenge = '2026-03-09T09:30:00.000Z';
    const first = nameOf({ solvedAt: { loginAdminChallenge } });

    expect(first).toMatch(withId);
    expect(nameOf({ solvedAt: { scoreBoardChallenge: '2026-03-09T09:31:00.000Z', loginAdminChallenge } })).toBe(first);
    expect(nameOf({ solvedAt: { loginAdminChallenge: '2026-03-09T09:30:00.001Z' } })).not.toBe(first);
  });

  test.each([[{}], [{ learner: ' 🙂 ' }], [{ solvedAt: {} }]])('always has an id: %j', (fields) => {
    expect(nameOf(fields)).toMatch(withId);
  });
});

describe('a continue code', () => {
  test.each([
    ['continueCode', codes.solved],
    ['continueCodeFindIt', codes.findIt],
    ['continueCodeFixIt', codes.fixIt],
    ['continueCode', 'zWyNBPzxPa4yZNDrwVXk5BlRq8YM0aX4GbJpn9W6vg3LE7mQOje1K2oVpMk4'],
    ['continueCode', '69OxrZ8aJEgxONZyWoz1Dw4BvXmRGkM6Ae9M7k2rK63YpqQLPjnlb5V5LvDj'],
  ] as const)('of the vectors of the contract is accepted as %s', (kind, code) => {
    expect(numbersIn(kind, code)).not.toEqual([]);
  });

  test('of one kind is refused as another', () => {
    expect(numbersIn('continueCodeFindIt', codes.solved)).toEqual([]);
    expect(numbersIn('continueCode', codes.fixIt)).toEqual([]);
  });

  test('with one letter changed is refused', () => {
    expect(numbersIn('continueCode', codes.solved.replace('m', 'n'))).toEqual([]);
  });
});
