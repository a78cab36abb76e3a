import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aBackup, aFile, badBackups, codes } from './driver/backups.ts';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';
import { changeLearner, continueCode, learner, solvedChallenges, solveLoginAdmin } from './driver/shop-client.ts';

const app = sharedDesktop();

function aPathToSave(): string {
  return join(mkdtempSync(join(tmpdir(), 'juice-range-save-')), 'mine.juicerange.json');
}

async function lastDialog() {
  return (await app.shownDialogs()).at(-1);
}

/** Returns everything that a restore could change. */
async function snapshot() {
  const cookies = await app.cookies(app.shop);
  return {
    solved: await solvedChallenges(app.shop),
    cookies: cookies.map(({ name, value }) => `${name}=${value}`).toSorted(),
  };
}

describe(`backup from the menu, under ${engine}`, () => {
  test('progress is restored after a reset, by save and restore', async () => {
    await solveLoginAdmin(app.shop);
    const solved = await solvedChallenges(app.shop);
    expect(solved).toContain('loginAdminChallenge');
    // As the settings of the score board store it.
    await app.evaluate('shop', "document.cookie = 'learner=Ada%20Lovelace'; 0");
    const noted = {
      pinned: 'csrfChallenge',
      notes: { csrfChallenge: 'Lax?' },
      openedHints: { csrfChallenge: 1 },
    } as const;
    await changeLearner(app.shop, noted);
    const path = aPathToSave();

    await app.answerDialogs([{ path }]);
    await app.clickMenu('save-backup');
    await expect.poll(() => existsSync(path), patience).toBe(true);
    expect(await lastDialog()).toMatchObject({
      kind: 'save',
      detail: expect.stringMatching(/^juice_range-Ada-Lovelace-\d{4}-\d{2}-\d{2}\.juicerange\.json$/),
    });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      version: 1,
      continueCode: await continueCode(app.shop),
      learner: 'Ada Lovelace',
      ...noted,
      solvedAt: { loginAdminChallenge: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });

    await app.answerDialogs([{ button: 'Reset Progress' }]);
    await app.clickMenu('reset-progress');
    await expect.poll(() => solvedChallenges(app.shop), patience).toEqual([]);

    await app.answerDialogs([{ path }]);
    await app.clickMenu('restore-backup');
    await expect.poll(() => solvedChallenges(app.shop), patience).toEqual(solved);
    await expect.poll(() => learner(app.shop), patience).toMatchObject(noted);
    await expect
      .poll(lastDialog, patience)
      .toMatchObject({ text: 'Backup has been restored from mine.juicerange.json' });
  });

  test('all cookies of the backup are set for a year and those it lacks are removed', async () => {
    await app.answerDialogs([{ path: aFile('all.json', aBackup({ language: 'tlh_AA' })) }]);
    await app.clickMenu('restore-backup');
    await expect.poll(lastDialog, patience).toMatchObject({ text: 'Backup has been restored from all.json' });

    const inAYear = Date.now() / 1000 + 365 * 24 * 3600;
    const cookies = await app.cookies(app.shop);
    for (const [name, value] of [
      ['welcomebanner_status', 'dismiss'],
      ['cookieconsent_status', 'dismiss'],
      ['language', 'tlh_AA'],
      ['continueCode', codes.solved],
      ['continueCodeFindIt', codes.findIt],
      ['continueCodeFixIt', codes.fixIt],
    ]) {
      const cookie = cookies.find((candidate) => candidate.name === name);
      expect(cookie?.value).toBe(value);
      expect(Math.abs((cookie?.expirationDate ?? 0) - inAYear)).toBeLessThan(3 * 24 * 3600);
    }

    await app.answerDialogs([{ path: aFile('little.json', '{"version":1,"language":"en"}') }]);
    await app.clickMenu('restore-backup');
    await expect.poll(lastDialog, patience).toMatchObject({ text: 'Backup has been restored from little.json' });
    const left = (await app.cookies(app.shop)).map(({ name }) => name);
    expect(left).toContain('language');
    expect(left).not.toContain('continueCode');
    expect(left).not.toContain('cookieconsent_status');
  });

  test('nothing is written when the learner cancels, and nothing half-written stays', async () => {
    const path = aPathToSave();

    await app.answerDialogs([{ cancel: true }]);
    await app.clickMenu('save-backup');
    await expect.poll(lastDialog, patience).toMatchObject({ kind: 'save' });
    await app.answerDialogs([{ path: join(dirname(path), 'missing', 'mine.json') }]);
    await app.clickMenu('save-backup');
    await expect.poll(lastDialog, patience).toMatchObject({
      text: 'The backup could not be saved: the folder does not exist.',
    });

    expect(readdirSync(dirname(path))).toEqual([]);
  });
});

describe(`bad backup files, under ${engine}`, () => {
  test.each(badBackups)('%s: the message of the contract, and nothing is changed', async (_name, content, message) => {
    const before = await snapshot();
    const shown = (await app.shownDialogs()).length;

    await app.answerDialogs([{ path: aFile('bad.json', content) }]);
    await app.clickMenu('restore-backup');

    await expect.poll(async () => (await app.shownDialogs()).length, patience).toBe(shown + 2);
    expect((await lastDialog())?.detail).toMatch(message);
    expect(await snapshot()).toEqual(before);
  });

  test('a folder, a missing file and bytes that are not text are refused as well', async () => {
    const before = await snapshot();
    for (const [path, message] of [
      [tmpdir(), /It is not a file/],
      [join(tmpdir(), 'no-such-backup.json'), /could not be read/],
      [aFile('bytes.json', new Uint8Array([0xff, 0xfe, 0x00, 0xd8])), /Unexpected token/],
    ] as const) {
      const shown = (await app.shownDialogs()).length;
      await app.answerDialogs([{ path }]);
      await app.clickMenu('restore-backup');
      await expect.poll(async () => (await app.shownDialogs()).length, patience).toBe(shown + 2);
      expect((await lastDialog())?.detail).toMatch(message);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe(`backup from the page, under ${engine}`, () => {
  const call = (code: string) => app.evaluate('shop', `window.juiceRange.${code}`);

  test('the page saves a backup only where the learner says, and gets only the file name', async () => {
    const path = aPathToSave();
    await app.answerDialogs([{ path }]);

    const outcome = await call(`saveBackup(${JSON.stringify(aBackup({ script: 'alert(1)' }))})`);

    expect(outcome).toEqual({ kind: 'saved', fileName: 'mine.juicerange.json' });
    expect(readFileSync(path, 'utf8')).toBe(aBackup());
  });

  test('the buttons of the score board use the dialogs of the app, and no download', async () => {
    const path = aPathToSave();
    const button = (name: string) =>
      `[...document.querySelectorAll('score-board-additional-settings-dialog button')].find((one) => one.textContent === '${name}')`;
    await app.evaluate('shop', "window.location.hash = '#/score-board'; 0");
    await app.waitFor('shop', "document.querySelector('.additional-settings-button') !== null");
    await app.evaluate('shop', "document.querySelector('.additional-settings-button').click(); 0");
    await app.waitFor('shop', `${button('Save Backup')} !== undefined`);

    await app.answerDialogs([{ path }]);
    await app.evaluate('shop', `${button('Save Backup')}.click(); 0`);
    await expect.poll(() => existsSync(path), patience).toBe(true);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      version: 1,
      continueCode: await continueCode(app.shop),
      solvedAt: { loginAdminChallenge: expect.stringMatching(/^\d{4}-/) },
    });

    await app.answerDialogs([{ path: aFile('bad.json', '{"version":3}') }]);
    await app.evaluate('shop', `${button('Restore Backup')}.click(); 0`);
    await app.waitFor(
      'shop',
      "document.querySelector('score-board-additional-settings-dialog').textContent.includes('Version 3 is incompatible with expected version 1')",
    );
  });

  test('the page cannot make the app write anything else', async () => {
    const shown = (await app.shownDialogs()).length;

    for (const text of ['#!/bin/sh', '{}', 'x'.repeat(3_000_000)]) {
      expect(await call(`saveBackup(${JSON.stringify(text)})`)).toMatchObject({ kind: 'failed' });
    }

    expect((await app.shownDialogs()).length).toBe(shown);
  });

  test('a cancelled dialog is reported as such; the page can open another one only later, and gets the contract’s message for a bad file', async () => {
    await app.answerDialogs([{ cancel: true }]);

    expect(await call(`saveBackup(${JSON.stringify(aBackup())})`)).toEqual({ kind: 'cancelled' });
    const shown = (await app.shownDialogs()).length;
    expect(await call('restoreBackup()')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('cancelled a moment ago'),
    });
    expect((await app.shownDialogs()).length).toBe(shown);

    await app.answerDialogs([{ path: aFile('bad.json', '{"version":3}') }]);
    await expect
      .poll(() => call('restoreBackup()'), { timeout: 8000 })
      .toEqual({ kind: 'failed', message: 'Version 3 is incompatible with expected version 1' });
  });

  test('the page gets only one dialog, however often it asks', async () => {
    const shown = (await app.shownDialogs()).length;
    await app.answerDialogs([{ hold: true }]);

    await app.evaluate('shop', 'window.first = window.juiceRange.restoreBackup(); 0');
    await expect.poll(async () => (await app.shownDialogs()).length, patience).toBe(shown + 1);
    const others = await app.evaluate(
      'shop',
      'Promise.all(Array.from({ length: 20 }, () => window.juiceRange.restoreBackup()))',
    );
    await app.releaseDialogs();

    expect(new Set(Object(others).map((outcome: { kind: string }) => outcome.kind))).toEqual(new Set(['failed']));
    expect(await app.evaluate('shop', 'window.first')).toEqual({ kind: 'cancelled' });
    expect((await app.shownDialogs()).length).toBe(shown + 1);
  });

  test('a file dropped on the window is read by the page itself, and applied when the learner agrees', async () => {
    await app.evaluate('shop', 'window.isOldPage = true');
    await app.answerDialogs([{ button: 'Reset Progress' }]);
    await app.clickMenu('reset-progress');
    await app.waitFor('shop', "!window.isOldPage && document.readyState === 'complete'");
    // The score board may be shown, and count as found again.
    expect((await solvedChallenges(app.shop)).length).toBeLessThanOrEqual(1);
    const shown = (await app.shownDialogs()).length;
    const offer = "document.querySelector('.mat-mdc-snack-bar-container button')";

    // The range's parts load after the first screen, so the file is dropped until they have accepted it.
    await app.waitFor(
      'shop',
      `(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([${JSON.stringify(aBackup())}], 'dropped.juicerange.json'));
        document.getElementById('content').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        return ${offer} !== null;
      })()`,
    );
    await app.evaluate('shop', `${offer}.click(); 0`);

    await expect.poll(async () => (await solvedChallenges(app.shop)).length, patience).toBeGreaterThanOrEqual(3);
    expect((await app.shownDialogs()).length, 'no dialog, and no path').toBe(shown);
  });

  test('a restored backup reloads the page', async () => {
    await app.evaluate('shop', 'window.isOldPage = true');
    await app.answerDialogs([{ path: aFile('good.json', aBackup()) }]);

    await app.evaluate('shop', 'window.juiceRange.restoreBackup(); 0');

    await app.waitFor('shop', "!window.isOldPage && document.readyState === 'complete'");
    expect((await solvedChallenges(app.shop)).length).toBeGreaterThanOrEqual(3);
  });
});
