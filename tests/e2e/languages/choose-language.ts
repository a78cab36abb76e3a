import type { Locator, Page } from 'playwright-core';

/** Finds the languages of the open menu. */
export function languageRadios(page: Page): Locator {
  return page.locator('.language-search-container [role=radio]');
}

/**
 * Chooses a language in the menu and waits until it is applied.
 * @param label its own name, such as `Deutsch`
 */
export async function chooseLanguage(page: Page, label: string): Promise<void> {
  await page.click('#navbarLanguageButton');
  await languageRadios(page).filter({ hasText: label }).click();
  await page.locator('.mat-mdc-snack-bar-label', { hasText: label }).waitFor();
}
