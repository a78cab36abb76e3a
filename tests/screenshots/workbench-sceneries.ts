import type { Page } from 'playwright-core';
import { openFile, openFiles, write } from '../e2e/workbench/bench.ts';
import type { Scenery } from './sceneries.ts';

const workbench = { who: 'customer', route: () => 'workbench', shows: '[role=tablist]' } as const;

const showPart = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const request = `GET /rest/products/search?q=')) HTTP/1.1\nHost: localhost\nAccept: application/json\n\n`;

const lesson = `# What the product search does with your input.
@host = http://localhost:3000

### Search for apples
GET {{host}}/rest/products/search?q=apple

### End the string
# Status 500: the statement is broken.
GET {{host}}/rest/products/search?q=')

### End the statement, too
GET {{host}}/rest/products/search?q='))--
`;

async function sendFromRepeater(page: Page): Promise<void> {
  await showPart(page, 'Repeater');
  await write(page, request);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Response' }).getByText('500 Internal').first().waitFor();
}

async function runSpellings(page: Page): Promise<void> {
  await showPart(page, 'Runner');
  await page.getByRole('button', { name: 'Set-up', exact: true }).click();
  await page.getByRole('textbox', { name: 'Request 1', exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('GET /assets/i18n/§en§_AA.json HTTP/1.1\nHost: localhost\n\n');
  await page.getByLabel('Values from').selectOption('builtIn');
  await page.getByLabel('List', { exact: true }).selectOption('languages');
}

export const workbenchSceneries: readonly Scenery[] = [
  { ...workbench, name: 'range-workbench-repeater', prepare: sendFromRepeater },
  {
    ...workbench,
    name: 'range-workbench-selection',
    inWindow: true,
    prepare: async (page) => {
      await sendFromRepeater(page);
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Request', exact: true }).focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Shift+End');
      await page.getByRole('button', { name: 'Request: selected text' }).click();
      await page.getByRole('menuitem', { name: 'JWT' }).waitFor();
    },
  },
  { ...workbench, name: 'range-workbench-runner', prepare: runSpellings },
  {
    ...workbench,
    name: 'range-workbench-results',
    prepare: async (page) => {
      await runSpellings(page);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('[data-end=finished]').waitFor();
      await page.getByRole('grid', { name: 'Results' }).locator('tbody tr').first().click();
    },
  },
  {
    ...workbench,
    name: 'range-workbench-files',
    prepare: async (page) => {
      await openFiles(page);
      await openFile(page, 'sql-injection.http', lesson);
      await page.getByRole('button', { name: 'Send End the string' }).click();
      await page.getByText('500 Internal').first().waitFor();
    },
  },
];
