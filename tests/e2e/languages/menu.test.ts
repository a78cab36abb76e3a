import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import { createClient } from '../../support/client.ts';
import { challengeCard } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { chooseLanguage, languageRadios } from './choose-language.ts';

const shop = sharedShopWithBrowser();

describe('the language menu', () => {
  it('lists every complete language and English, changes the page and keeps the choice; score-board cards follow, flags and the API stay English', async () => {
    const page = await shop.open('/#/score-board');
    await page.click('#navbarLanguageButton');
    const radios = languageRadios(page);
    await radios.first().waitFor();
    expect(await radios.count()).toBe(completeLanguages.length + 1);
    // Texts that wait for their translations (decision 58) take a little from all but English.
    const languages = (await createClient(shop.url).get('/rest/languages')).json();
    const percentages = languages.map(({ percentage }: { percentage: number }) => `${Math.round(percentage)} %`);
    const shown = await radios.evaluateAll((all) =>
      all.map((radio) => ({
        flag: radio.querySelector('.fi') !== null,
        thermometers: radio.querySelectorAll('i[class*=fa-thermometer]').length,
        text: radio.textContent,
      })),
    );
    for (const { flag, thermometers, text } of shown) {
      expect([flag, thermometers], text).toEqual([true, 1]);
      expect(percentages.filter((percentage: string) => text.includes(percentage))).not.toEqual([]);
    }
    await page.keyboard.press('Escape');

    await chooseLanguage(page, 'Deutsch');
    const client = createClient(shop.url);
    const { data: texts } = (await client.get('/rest/range/challenge-texts/de_DE')).json();
    const { name, description } = texts.adminSectionChallenge;
    await expectCard(page, name, description);
    await page.reload();
    await expectCard(page, name, description);
    expect(await page.getAttribute('html', 'lang')).toBe('de-DE');
    expect(await page.evaluate(() => document.cookie)).toContain('language=de_DE');

    const { data } = (await client.get('/api/Challenges/?key=adminSectionChallenge')).json();
    expect(data[0].name).toBe('Admin Section');
    const card = page.locator('challenge-card', { hasText: name });
    expect(await card.locator('[lang=en]').first().textContent()).toBe('Admin Section');
    await chooseLanguage(page, 'English');
    await page.getByRole('heading', { name: 'Admin Section', exact: true }).waitFor();
  });
});

async function expectCard(page: Page, name: string, description: string): Promise<void> {
  expect(name).not.toBe('Admin Section');
  const card = challengeCard(page, name);
  await card.waitFor({ state: 'attached' });
  expect(await card.locator('.description-row, [class*=description]').first().innerHTML()).toContain(description);
}
