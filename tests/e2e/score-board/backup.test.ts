import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { historyOf } from '../../api/range/workbench-history.ts';
import { aBackup, aFile, badBackups, codes } from '../../desktop/driver/backups.ts';
import { resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { solvedStamp } from '../range.ts';
import { focused, sharedShopWithBrowser } from '../running-shop.ts';
import { loseAnswers, resize, sidewaysOverflow } from '../visits.ts';

const shop = sharedShopWithBrowser();
beforeEach(() => resetProgress(shop.url));

async function openSettings(options?: Parameters<typeof shop.open>[1]): Promise<Page> {
  // A short board, because the accessibility check takes time for each card.
  const page = await shop.open('/#/score-board?categories=Miscellaneous', options);
  await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
  const behind = page.getByRole('button', { name: 'Filters and view' });
  if (await behind.isVisible()) {
    await behind.click();
  }
  await page.locator('.additional-settings-button').click();
  await page.locator('score-board-additional-settings-dialog').waitFor();
  return page;
}

async function restore(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore Backup' }).click();
  await (await chooser).setFiles(path);
}

const dialog = (page: Page) => page.locator('score-board-additional-settings-dialog');
const snackBar = (page: Page) => page.locator('.mat-mdc-snack-bar-container');
const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
const solvedKeys = async (): Promise<readonly string[]> =>
  (await createClient(shop.url).get('/api/Challenges/?solved=true')).json().data.map(({ key }: { key: string }) => key);

describe('the additional settings', () => {
  it('open with the focus on the close button, close on Escape, fit on a small screen, and reset the shop once that is confirmed', async () => {
    const page = await openSettings();
    await page.getByRole('dialog', { name: 'Additional Score Board Settings' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Close');
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Open additional settings');

    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await resize(page, 320, 560);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect((await dialog(page).boundingBox())?.width ?? 0).toBeLessThanOrEqual(320);

    await createClient(shop.url).post('/api/Users', {
      email: 'gone@example.org',
      password: 'secret123',
      passwordRepeat: 'secret123',
    });
    await dialog(page).getByRole('button', { name: 'Reset Shop' }).click();
    const question = page.getByRole('dialog', { name: 'Reset the shop?' });
    await question.waitFor();
    expect(await barriers(page, '[role=dialog]')).toEqual([]);
    const loaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Reset the shop' }).click();
    await loaded;
    // What was solved is kept.
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    const login = await createClient(shop.url).post('/rest/user/login', {
      email: 'gone@example.org',
      password: 'secret123',
    });
    expect(login.status).toBe(401);
  });
});

describe('a saved backup', () => {
  it('has the contract’s format, with the times of what was solved, and the codes of the cookies when the server does not send them', async () => {
    const page = await openSettings();
    const history = historyOf(() => shop.url);
    await history.record(true);
    await createClient(shop.url).login("' or 1=1--", 'anything');
    expect((await history.search('1=1--')).ids).toHaveLength(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Backup' }).click();
    const file = await download;
    await history.record(false);
    expect(file.suggestedFilename()).toMatch(/^juice_range-[0-9a-z]{5}-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).not.toContain('\n');
    // What was recorded isn't in it.
    expect(text).not.toContain('1=1');
    const backup = JSON.parse(text);
    expect(Object.keys(backup)).toEqual(['version', 'banners', 'language', 'continueCode', 'solvedAt']);
    expect(backup).toMatchObject({
      version: 1,
      banners: { welcomeBannerStatus: 'dismiss', cookieConsentStatus: 'dismiss' },
      language: 'en',
      continueCode: (await createClient(shop.url).get('/rest/continue-code')).json().continueCode,
    });
    expect(Object.keys(backup.solvedAt).toSorted()).toEqual(['loginAdminChallenge', 'scoreBoardChallenge']);
    await snackBar(page).getByText('Backup has been saved as juice_range-').waitFor();

    await page.context().addCookies([{ name: 'continueCode', value: codes.solved, url: shop.url }]);
    await loseAnswers(page, /rest\/continue-code-fixIt/);
    const second = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Backup' }).click();
    expect(JSON.parse(readFileSync(await (await second).path(), 'utf8')).continueCode).toBe(codes.solved);
  });

  it('has the name that its learner gave, which is kept for the next one, and a restored backup brings its own', async () => {
    const page = await openSettings();
    const name = page.getByRole('textbox', { name: 'Your name' });
    const save = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save Backup' }).click();
      return download;
    };
    const savedName = async (): Promise<unknown> =>
      JSON.parse(readFileSync(await (await save()).path(), 'utf8')).learner;
    await name.fill('  Zoë "Z" <b> ');
    expect(await savedName()).toBe('Zoë "Z" <b>');
    expect((await save()).suggestedFilename()).toMatch(/^juice_range-Zoë-Z-b-\d{4}-\d\d-\d\d\.json$/);
    await page.reload();
    await page.locator('.additional-settings-button').click();
    expect(await name.inputValue()).toBe('Zoë "Z" <b>');
    await restore(page, aFile('theirs.json', aBackup({ learner: 'Grace' })));
    await expect.poll(() => name.inputValue()).toBe('Grace');
    await restore(page, aFile('nameless.json', aBackup()));
    await snackBar(page).getByText('nameless.json').waitFor();
    expect(await savedName()).toBe('Grace');
    await name.fill(' ');
    expect(await savedName()).toBeUndefined();
    expect(await cookies(page)).not.toHaveProperty('learner');
  });

  it('has pin, notes and opened hints, which also come as Markdown, and brings them back', async () => {
    const client = createClient(shop.url);
    const state = async () => {
      const { pinned, notes, openedHints } = (await client.get('/rest/range/learner')).json().data;
      return { pinned, notes, openedHints };
    };
    await client.post('/rest/range/learner', {
      pinned: 'csrfChallenge',
      notes: { csrfChallenge: 'Lax?\n- try **POST**', loginJimChallenge: "jim@juice-sh.op'--" },
      openedHints: { loginJimChallenge: 2 },
    });
    const page = await openSettings();
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return download;
    };
    const markdown = await saved('Save notes as Markdown');
    expect(markdown.suggestedFilename()).toMatch(/^juice_range-[0-9a-z]{5}-\d{4}-\d\d-\d\d-notes\.md$/);
    expect(readFileSync(await markdown.path(), 'utf8')).toBe(
      [
        '# Notes from Juice Range\n',
        '## CSRF\n\n*3 stars, not solved yet*\n\nLax?\n- try **POST**\n',
        "## Login Jim\n\n*3 stars, not solved yet*\n\njim@juice-sh.op'--\n",
      ].join('\n'),
    );
    const backup = await saved('Save Backup');
    expect(markdown.suggestedFilename()).toBe(backup.suggestedFilename().replace('.json', '-notes.md'));
    const path = await backup.path();
    const before = await state();
    await resetProgress(shop.url);
    expect(await state()).toMatchObject({ pinned: null, notes: {}, openedHints: {} });
    await restore(page, aFile('notes.json', readFileSync(path, 'utf8')));
    await snackBar(page).getByText('notes.json').waitFor();
    expect(await state()).toEqual(before);
  });
});

describe('a restored backup', () => {
  it('from Juice Shop sets its cookies for a year, says what is in it, and is applied on demand', async () => {
    const page = await openSettings();
    await restore(page, aFile('mine.json', aBackup({ language: 'de_DE', scoreBoard: { displayedDifficulties: [1] } })));
    await snackBar(page).getByText('Backup has been restored from mine.json').waitFor();
    await dialog(page).getByText('3 solved challenges').waitFor();
    expect(await cookies(page)).toMatchObject({
      welcomebanner_status: 'dismiss',
      cookieconsent_status: 'dismiss',
      language: 'de_DE',
      continueCode: codes.solved,
      continueCodeFindIt: codes.findIt,
      continueCodeFixIt: codes.fixIt,
    });
    expect(await solvedKeys()).toEqual(['scoreBoardChallenge']);
    const loaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Apply changes now' }).click();
    await loaded;
    expect((await solvedKeys()).length).toBe(4);
    const { data } = (await createClient(shop.url).get('/api/Challenges/?id=42')).json();
    expect(data[0].codingChallengeStatus).toBe(2);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
  });

  it('may be dropped on any screen, which says what a drop would do, while a file field keeps what is dropped on it', async () => {
    const page = await shop.open('/#/search');
    await page.locator('app-search-result').first().waitFor();
    const transfer = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'anywhere.juicerange.json', { type: 'application/json' }));
        return data;
      },
      aBackup({ language: 'en' }),
    );
    const send = (type: string) => page.locator('#content').dispatchEvent(type, { dataTransfer: transfer });
    const cover = page.getByText('Restore Backup');

    // The range's parts load after the first screen.
    await expect.poll(() => send('dragover').then(() => cover.count())).toBe(1);
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.type = 'file';
      field.id = 'mine';
      document.getElementById('content')?.append(field);
    });
    await page.locator('#mine').dispatchEvent('dragover', { dataTransfer: transfer });
    await cover.waitFor({ state: 'detached' });
    await send('drop');
    await snackBar(page).getByText('Backup has been restored from anywhere.juicerange.json').waitFor();
  });
});

/** Of each kind, one. All of them go through the same reader (tests/unit/desktop/backup-file.test.ts). */
const kinds = [
  'half a file',
  'of another version',
  'with a list for a code',
  'with a code of no kind',
  '50 MB of noise',
];

describe('a bad file', () => {
  it('is explained with the contract’s message, and changes nothing, nor does a good one that the server refuses to apply; one that is dropped, though not beside its area, removes the cookies that it does not contain, and is applied from the message too', async () => {
    const page = await openSettings();
    const before = { cookies: await cookies(page), solved: await solvedKeys() };
    const tried = badBackups.filter(([name]) => kinds.includes(name));
    expect(tried).toHaveLength(kinds.length);
    for (const [name, content, message] of tried) {
      await restore(page, aFile('bad.json', content));
      await expect
        .poll(() => dialog(page).getByRole('alert').textContent(), { message: name, timeout: 10_000 })
        .toMatch(message);
      expect(await page.locator('.errorBar .mat-mdc-snack-bar-label').textContent()).toMatch(message);
      await page.locator('.errorBar').getByRole('button', { name: 'Close this message' }).click();
    }
    expect({ cookies: await cookies(page), solved: await solvedKeys() }).toEqual(before);

    await restore(page, aFile('mine.json', aBackup({ language: 'en' })));
    await loseAnswers(page, /continue-code-findIt\/apply/);
    await dialog(page).getByRole('button', { name: 'Apply changes now' }).click();
    await dialog(page).getByRole('alert').getByText('The shop did not answer').waitFor();
    await page.unroute(/continue-code-findIt\/apply/);

    await dropFile(page);
    await dialog(page).getByText('Backup has been restored from dropped.json').waitFor();
    const kept = Object.keys(await cookies(page));
    expect(kept).not.toContain('language');
    expect(kept).not.toContain('cookieconsent_status');
    const loaded = page.waitForEvent('load');
    // The dialog traps the focus, not the mouse.
    await snackBar(page).filter({ hasText: 'dropped.json' }).getByRole('button', { name: 'Apply changes now' }).click();
    await loaded;
    expect((await solvedKeys()).length).toBe(4);
  });
});

/** Drops a backup beside its area, where nothing happens, and then on it. */
async function dropFile(page: Page): Promise<void> {
  const drop = (target: string) => page.locator(target).first().dispatchEvent('drop', { dataTransfer: transfer });
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return data;
  }, `\uFEFF{"version":1,"continueCode":"${codes.solved}","learner":"Kim","solvedAt":{}}`);
  await drop('score-board-additional-settings-dialog button');
  expect(await page.getByText('dropped.json').count()).toBe(0);
  await drop('score-board-additional-settings-dialog input[type=file]');
}
