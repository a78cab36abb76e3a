import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBackup, aFile } from './driver/backups.ts';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { solvedChallenges } from './driver/shop-client.ts';

let app: Desktop;
let shop: string;

beforeAll(async () => {
  app = launchDesktop({ files: [aFile('mine.juicerange.json', aBackup({ learner: 'Kim\n\u202e' }))] });
  await app.answerDialogs([{ button: 'Restore' }]);
  shop = await app.waitForShop();
});

afterAll(() => app.close());

async function lastDialog() {
  return (await app.shownDialogs()).at(-1);
}

describe(`backups that the system opens with the app, under ${engine}`, () => {
  test('the one that the app was started with is restored once the shop is ready, after a question', async () => {
    await expect.poll(lastDialog, patience).toMatchObject({ text: expect.stringContaining('has been restored from') });

    expect((await app.shownDialogs())[0]).toMatchObject({
      text: 'Restore the backup mine.juicerange.json?',
      detail: 'It holds 3 solved challenges of Kim . They are added to yours; what you have solved stays solved.',
      buttons: ['Restore', 'Cancel'],
    });
    expect((await solvedChallenges(shop)).length).toBeGreaterThan(0);
  });

  test('one that a second instance was started with opens in the first, and a refusal changes nothing', async () => {
    await app.answerDialogs([{ button: 'Reset Progress' }]);
    await app.clickMenu('reset-progress');
    await expect.poll(() => solvedChallenges(shop), patience).toEqual([]);
    await app.answerDialogs([{ cancel: true }]);

    // As a file manager on Linux names it.
    const url = pathToFileURL(aFile('their own.json', aBackup())).href;
    const second = launchDesktop({ userData: app.userData, files: [url] });
    expect(await second.ended()).toBe(0);

    await expect.poll(lastDialog, patience).toMatchObject({ text: 'Restore the backup their own.json?' });
    expect(await solvedChallenges(shop)).toEqual([]);
  });

  test('several at once are each confirmed in turn, after the dialog that is open', async () => {
    const before = (await app.shownDialogs()).length;
    const questions = async () => (await app.shownDialogs()).slice(before).map(({ text }) => text);
    const names = ['first.json', 'second.json', 'third.json'];
    const files = names.map((name) => aFile(name, aBackup()));
    await app.answerDialogs([{ hold: true }, { hold: true }, { cancel: true }, { button: 'Restore' }]);
    await app.clickMenu('reset-progress');
    await expect.poll(questions, patience).toEqual(['Reset your progress?']);

    const second = launchDesktop({ userData: app.userData, files });
    expect(await second.ended()).toBe(0);
    expect(await questions()).toEqual(['Reset your progress?']);

    await app.releaseDialogs();
    await expect.poll(questions, patience).toEqual(['Reset your progress?', 'Restore the backup first.json?']);
    expect(await solvedChallenges(shop)).toEqual([]);

    await app.releaseDialogs();
    await expect
      .poll(questions, patience)
      .toEqual([
        'Reset your progress?',
        ...names.map((name) => `Restore the backup ${name}?`),
        'Backup has been restored from third.json',
      ]);
    await expect.poll(async () => (await solvedChallenges(shop)).length, patience).toBeGreaterThan(0);
  });

  test('one that macOS passes to the app is checked before any question', async () => {
    await app.openFile(aFile('bad.juicerange.json', '{"version":7}'));

    await expect.poll(lastDialog, patience).toMatchObject({
      text: 'The backup was not restored',
      detail: 'Version 7 is incompatible with expected version 1',
    });
  });
});
