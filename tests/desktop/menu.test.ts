import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aBackup, aFile } from './driver/backups.ts';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';
import { solvedChallenges, solveLoginAdmin } from './driver/shop-client.ts';

/** As an AppImage starts it, whose sandbox the system doesn't allow. */
const app = sharedDesktop({
  files: ['--no-sandbox'],
  environment: { APPIMAGE: '/media/stick/juice-range.AppImage' },
});

async function lastDialog() {
  return (await app.shownDialogs()).at(-1);
}

async function markPage(): Promise<void> {
  await app.evaluate('shop', 'window.isOldPage = true');
}

async function waitForNewPage(): Promise<void> {
  await app.waitFor('shop', "!window.isOldPage && document.readyState === 'complete'");
}

async function register(email: string): Promise<number> {
  const response = await fetch(`${app.shop}/api/Users/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'secret',
      passwordRepeat: 'secret',
      securityQuestion: { id: 1 },
      securityAnswer: 'x',
    }),
  });
  return response.status;
}

describe(`the menu, under ${engine}`, () => {
  test('copies the address of the shop', async () => {
    await app.clickMenu('copy-address');

    await expect.poll(() => app.clipboardText(), patience).toBe(app.shop);
  });

  test('opens the decoy internet, the workbench, the handbook and the toolbox in the window', async () => {
    await app.clickMenu('decoy-internet');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/decoy/`);

    await app.clickMenu('traffic-workbench');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/workbench`);
    await app.waitFor('shop', "document.getElementById('workbench-repeater') !== null");
    await app.clickMenu('traffic-history');
    await app.waitFor('shop', "document.querySelector('#workbench-history[aria-selected=true]') !== null");

    await app.clickMenu('handbook');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/handbook/`);
    await app.waitFor('shop', "document.querySelector('.path') !== null");

    await app.clickMenu('toolbox');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/decoy/toolbox/`);
  });

  test('opens the score board only for a learner who has found it', async () => {
    await app.clickMenu('score-board');
    await expect.poll(lastDialog, patience).toMatchObject({ text: 'You have not found the score board yet.' });
    expect(await app.url('shop')).toBe(`${app.shop}/decoy/toolbox/`);

    // What the score board loads when somebody finds it.
    await fetch(`${app.shop}/assets/public/images/padding/1px.png`);
    await app.clickMenu('score-board');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/score-board`);
  });

  test('opens the shop in the system browser', async () => {
    await app.clickMenu('open-in-browser');

    await expect.poll(() => app.openedExternally(), patience).toContain(app.shop);
  });

  test('shows versions, which walls around the shop are in force, and what to use instead of an AppImage without the sandbox', async () => {
    await app.clickMenu('about');

    await expect.poll(lastDialog, patience).toMatchObject({ text: expect.stringMatching(/^Juice Range \d/) });
    const about = (await lastDialog())?.detail ?? '';
    expect(about).toContain("Node's permission model: in force");
    expect(about).toContain('starting programs is refused: in force');
    expect(about).toContain("reading Electron's archives is refused: in force");
    expect(about.split('Around the shop process:')[1]).not.toContain('NOT');
    expect(about).toContain("Chromium's sandbox: NOT in force");
    expect(about).toContain('The Debian package sets the sandbox up.');
    expect(app.output()).toContain("Chromium's sandbox: NOT in force");
  });

  test('resets the shop only when the learner agrees, and keeps the progress', async () => {
    await solveLoginAdmin(app.shop);
    expect(await register('kim@range.example')).toBe(201);

    await app.answerDialogs([{ button: 'Cancel' }]);
    await app.clickMenu('reset-shop');
    await expect
      .poll(lastDialog, patience)
      .toMatchObject({ text: 'Reset the shop?', buttons: ['Reset Shop', 'Cancel'] });
    expect(await register('kim@range.example')).toBe(400);

    await markPage();
    await app.answerDialogs([{ button: 'Reset Shop' }]);
    await app.clickMenu('reset-shop');
    await waitForNewPage();
    await expect.poll(() => register('kim@range.example'), patience).toBe(201);
    expect(await solvedChallenges(app.shop)).toContain('loginAdminChallenge');
  });

  test('resets progress only when the learner agrees, along with the cookies that would restore it', async () => {
    await app.evaluate('shop', "document.cookie = 'continueCode=abc; path=/'; 0");

    await app.answerDialogs([{ button: 'Cancel' }]);
    await app.clickMenu('reset-progress');
    await expect.poll(lastDialog, patience).toMatchObject({ text: 'Reset your progress?' });
    expect(await solvedChallenges(app.shop)).toContain('loginAdminChallenge');

    await markPage();
    await app.answerDialogs([{ button: 'Reset Progress' }]);
    await app.clickMenu('reset-progress');
    await waitForNewPage();
    await expect.poll(() => solvedChallenges(app.shop), patience).toEqual([]);
    await expect
      .poll(async () => (await app.cookies(app.shop)).map(({ name }) => name), patience)
      .not.toContain('continueCode');
  });

  test('reloads the page', async () => {
    for (const id of ['reload', 'reload-fresh']) {
      await markPage();
      await app.clickMenu(id);
      await waitForNewPage();
    }
  });

  test('zooms the page in and out, and back to its own size', async () => {
    const zoom = () => app.zoomLevel();

    await app.clickMenu('zoom-in');
    await app.clickMenu('zoom-in');
    await expect.poll(zoom, patience).toBe(1);
    await app.clickMenu('zoom-out');
    await expect.poll(zoom, patience).toBe(0.5);
    await app.clickMenu('zoom-reset');
    await expect.poll(zoom, patience).toBe(0);
  });

  test('opens developer tools on the page of the shop', async () => {
    await app.clickMenu('developer-tools');
    await expect.poll(() => app.isDevToolsOpen(), patience).toBe(true);
    await app.clickMenu('developer-tools');
    await expect.poll(() => app.isDevToolsOpen(), patience).toBe(false);
  });

  test('goes back, forward and home', async () => {
    await app.evaluate('shop', `setTimeout(() => { location.href = '${app.shop}/robots.txt' }, 0); 0`);
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/robots.txt`);

    await app.clickMenu('back');
    await expect.poll(() => app.url('shop'), patience).not.toContain('robots.txt');
    await app.clickMenu('forward');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/robots.txt`);
    await app.clickMenu('home');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/`);
  });

  test('opens the data folder, or says that there is none', async () => {
    await app.clickMenu('open-data-folder');

    await expect.poll(lastDialog, patience).toMatchObject({ text: 'There is no data folder' });
  });

  test('makes a report of the backups that the instructor chooses, where the instructor says', async () => {
    const page = join(mkdtempSync(join(tmpdir(), 'juice-range-report-')), 'workshop.html');
    const backups = [
      aFile('kim.juicerange.json', aBackup({ learner: 'Kim' })),
      aFile('sam.json', aBackup({ learner: 'Sam' })),
      aFile('holiday.json', 'not a backup'),
    ];

    await app.answerDialogs([{ paths: backups }, { path: page }, { button: 'Open Report' }]);
    await app.clickMenu('report');

    await expect.poll(() => app.openedExternally(), patience).toContain(page);
    expect(await lastDialog()).toMatchObject({
      text: 'The report on 2 learners is saved.',
      detail: expect.stringContaining('holiday.json: '),
    });
    expect(readFileSync(page, 'utf8')).toSatisfy((text: string) => text.includes('Kim') && text.includes('Sam'));
    expect(readFileSync(page.replace('.html', '.csv'), 'utf8')).toContain('Kim');
  });

  test('makes no report, and writes nothing, when the instructor cancels', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'juice-range-report-'));
    const table = join(folder, 'kept.csv');
    writeFileSync(table, 'of somebody else');
    const kim = aFile('kim.json', aBackup());

    await app.answerDialogs([{ paths: [kim] }, { cancel: true }]);
    await app.clickMenu('report');
    await expect.poll(lastDialog, patience).toMatchObject({ kind: 'save' });
    expect(readdirSync(folder)).toEqual(['kept.csv']);

    await app.answerDialogs([{ paths: [kim] }, { path: join(folder, 'kept.html') }, { cancel: true }]);
    await app.clickMenu('report');
    await expect.poll(lastDialog, patience).toMatchObject({ text: 'The report on 1 learner is saved.' });
    expect(readdirSync(folder)).toEqual(['kept-2.csv', 'kept.csv', 'kept.html', 'kept.xlsx']);
    expect(readFileSync(table, 'utf8')).toBe('of somebody else');
  });

  test('has no entry that the tests never click', async () => {
    const tests = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join();
    const ids = (await app.menuItems()).map(({ id }) => id).filter((id) => id !== '');

    expect(ids.length).toBeGreaterThan(20);
    // The help's tests build the ids of its pages: `help-${page}`.
    const isClicked = (id: string) => tests.includes(`'${id}'`) || tests.includes(`'${id.replace('help-', '')}'`);
    expect(ids.filter((id) => !isClicked(id))).toEqual([]);
  });

  test('has the usual roles and no entry without a label', async () => {
    const labels = (await app.menuItems()).map(({ label }) => label);

    expect(labels).toEqual(expect.arrayContaining(['File', 'Edit', 'View', 'History', 'Shop', 'Traffic', 'Help']));
  });
});
