import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openContentFiles } from '../../../build/content/read-content.ts';
import { pendingSchema } from '../../../build/content/schema.ts';
import type { Language } from '../../../shared/api/answers.ts';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';

const resources = join(import.meta.dirname, '../../../resources');
const pending = openContentFiles(resources).yaml('languages/pending.yml', pendingSchema);
const texts: object = JSON.parse(readFileSync(join(resources, 'languages/en/interface.json'), 'utf8'));

const english = { LANGUAGE: 'English', A: 'Apple', B: 'Pear', C: 'Plum' };
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup();
  }
});

/** Starts a front end that consists of these language files. A string is written to its file unchanged. */
async function languagesOf(files: Readonly<Record<string, object | string>> | null) {
  const pages = mkdtempSync(join(tmpdir(), 'languages-'));
  cleanups.push(() => rmSync(pages, { recursive: true }));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html><head><title></title></head><body></body></html>');
  if (files !== null) {
    const folder = join(pages, 'assets/i18n');
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
  }
  const app: StartedApp = await startApp({ pages });
  cleanups.push(() => app.stop());
  return createClient(app.url).get('/rest/languages');
}

describe('the language menu', () => {
  it('is sorted by the languages’ own names, always has English and never the hidden language', async () => {
    const answer = await languagesOf({
      'en.json': english,
      'tlh_AA.json': { LANGUAGE: 'tlhIngan Hol', A: 'x', B: 'y', C: 'z' },
      'de_DE.json': { LANGUAGE: 'Deutsch', A: 'Apfel', B: 'Birne', C: 'Plum' },
      'fr_FR.json': { LANGUAGE: 'Français', A: 'Apple', B: 'Pear', C: 'Plum' },
      'cs_CZ.json': { LANGUAGE: 'Česky', A: 'Jablko', B: 'Hruška', C: 'Švestka' },
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual([
      { key: 'cs_CZ', lang: 'Česky', icons: ['cz'], shortKey: 'CS', percentage: 100, gauge: 'full' },
      { key: 'de_DE', lang: 'Deutsch', icons: ['de'], shortKey: 'DE', percentage: 75, gauge: 'three-quarters' },
      { key: 'en', icons: ['gb', 'us'], shortKey: 'EN', lang: 'English', percentage: 100, gauge: 'full' },
      { key: 'fr_FR', lang: 'Français', icons: ['fr'], shortKey: 'FR', percentage: 25, gauge: 'empty' },
    ]);
  });

  it('leaves the share of translated texts unrounded', async () => {
    const answer = await languagesOf({
      'en.json': { LANGUAGE: 'English', A: 'Apple', B: 'Pear' },
      'de_DE.json': { LANGUAGE: 'Deutsch', A: 'Apfel', B: 'Pear' },
    });
    expect(answer.json()[0]).toMatchObject({ percentage: 200 / 3, gauge: 'half' });
  });

  it('counts strings that may be the same as in English, and plural forms as English has them', async () => {
    const answer = await languagesOf({
      'en.json': { LANGUAGE: 'English', CAPTCHA: 'CAPTCHA', A: 'Apple', B_one: 'Pear', B_other: 'Pears' },
      'de_DE.json': { LANGUAGE: 'Deutsch', CAPTCHA: 'CAPTCHA', A: 'Apple', B_one: 'Birne', B_other: 'Birnen' },
      'ja_JP.json': { LANGUAGE: '日本語', CAPTCHA: '画像認証', A: 'りんご', B_other: '梨' },
      'pl_PL.json': {
        LANGUAGE: 'Język Polski',
        CAPTCHA: 'CAPTCHA',
        A: 'Jabłko',
        B_one: 'Gruszka',
        B_few: 'Gruszki',
        B_many: 'Gruszek',
        B_other: 'Gruszki',
      },
      'uk_UA.json': { LANGUAGE: 'український', B_few: 'Груші', B_other: 'Груші' },
    });
    const shares = answer.json().map(({ key, percentage }: Language) => [key, percentage]);
    expect(Object.fromEntries(shares)).toEqual({ en: 100, de_DE: 80, ja_JP: 100, pl_PL: 100, uk_UA: 40 });
  });

  it.each([
    ['there are no language files', null, /^Unable to retrieve en\.json language file: ENOENT/],
    ['English is broken', { 'en.json': '{' }, /^Unable to retrieve en\.json language file: /],
    ['another is broken', { 'en.json': english, 'de_DE.json': '[' }, /^Unable to retrieve de_DE\.json language file: /],
  ])('names the file in its error when %s', async (_what, files, message) => {
    const answer = await languagesOf(files);
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(message);
  });

  it('is read from the built front end', async () => {
    const app = await startApp();
    cleanups.push(() => app.stop());
    const languages = (await createClient(app.url).get('/rest/languages')).json();
    expect(languages).toContainEqual(expect.objectContaining({ key: 'en', lang: 'English', percentage: 100 }));
    // Texts that wait for their translation don't count as translated (decision 58).
    const share = 100 * (1 - pending.length / Object.keys(texts).length);
    const complete = languages.filter(({ percentage }: Language) => percentage >= share - 0.01);
    expect(complete.map(({ key }: Language) => key)).toEqual(expect.arrayContaining([...completeLanguages]));
  });
});
