import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { workbenchLimits } from '../../../shared/api/workbench.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';

const shop = sharedShopWithBrowser();

const lines = (...all: readonly string[]) => `${all.join('\n')}\n\n`;
const get = (target: string) => lines(`GET ${target} HTTP/1.1`, 'Host: localhost');
const post = (target: string, body: unknown, ...headers: readonly string[]) =>
  lines(`POST ${target} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers) +
  JSON.stringify(body);

async function openRunner(): Promise<Page> {
  const page = await shop.open('/#/workbench', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('tab', { name: 'Runner' }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  return page;
}

/** Writes one of the requests of a run. */
async function write(page: Page, number: number, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: `Request ${number}`, exact: true });
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Makes a new run of requests that are sent one after the other, each with the values that are taken from its response. */
async function newRun(page: Page, ...requests: readonly (readonly [text: string, takes?: Takes])[]): Promise<void> {
  await page.getByRole('button', { name: 'New run' }).click();
  for (const [index, [text, takes = {}]] of requests.entries()) {
    if (index > 0) {
      await page.getByRole('button', { name: 'Add a request' }).click();
      await page.getByRole('menuitem', { name: 'An empty request' }).click();
    }
    await write(page, index + 1, text);
    for (const [place, [name, path]] of Object.entries(takes).entries()) {
      await page.getByRole('button', { name: 'Take a value' }).click();
      await page.getByLabel('Name', { exact: true }).nth(place).fill(name);
      await page.getByRole('textbox', { name: 'JSON path' }).nth(place).fill(path);
    }
  }
}

type Takes = Readonly<Record<string, string>>;

const listOf = (page: Page, position: number) => page.getByRole('group', { name: `Position ${position}:` });

async function builtIn(list: Locator, name: string): Promise<void> {
  await list.getByLabel('Values from').selectOption('builtIn');
  await list.getByLabel('List', { exact: true }).selectOption(name);
}

async function typed(list: Locator, ...values: readonly string[]): Promise<void> {
  await list.getByLabel('One value per line').fill(values.join('\n'));
}

/** Starts a run, and waits until it has ended. */
async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => state(page).getAttribute('data-end'), { timeout: 60_000 }).toBe('finished');
}

const state = (page: Page) => page.locator('[data-end], progress + p').first();
const rows = (page: Page) => page.getByRole('grid', { name: 'Results' }).locator('tbody tr');
const texts = (page: Page) => rows(page).locator('td:nth-child(n + 3)').allTextContents();

/** Shows results with a status only, and returns the values of the first row. */
async function onlyStatus(page: Page, group: string): Promise<readonly string[]> {
  await page.getByLabel('Status').selectOption(group);
  return texts(page);
}

async function expectSolved(key: string): Promise<void> {
  await expect.poll(() => solvedKeys(shop.url)).toContain(key);
}

it('the runner solves the challenges that take more than one request, with nothing but the app', async () => {
  const page = await openRunner();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));

  // A password from a list: the selection is marked as a position.
  await write(page, 1, post('/rest/user/login', { email: 'admin@juice-sh.op', password: 'x' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+i');
  await builtIn(listOf(page, 1), 'passwords');
  await run(page);
  expect(await onlyStatus(page, '2')).toEqual(['admin123', '200', expect.anything(), expect.anything(), 'complete']);
  await expectSolved('weakPasswordChallenge');

  // Ten messages, each with the answer that came with its riddle.
  await newRun(
    page,
    [get('/rest/captcha'), { id: '$.captchaId', answer: '$.answer' }],
    [
      `${lines('POST /api/Feedbacks HTTP/1.1', 'Host: localhost', 'Content-Type: application/json')}{"captchaId":{{id}},"captcha":"{{answer}}","comment":"spam","rating":3}`,
    ],
  );
  await page.getByText('10 sequences, 20 requests').waitFor();
  await run(page);
  expect(await page.getByRole('grid').locator('td[data-group="2"]').allTextContents()).toEqual(Array(10).fill('201'));
  await expectSolved('captchaBypassChallenge');

  // Three likes in the same moment, by one customer.
  await newRun(
    page,
    [post('/rest/user/login', { email: "jim@juice-sh.op'--", password: 'x' }), { token: '$.authentication.token' }],
    [get('/rest/products/1/reviews'), { review: '$.data[0]._id' }],
    [post('/rest/products/reviews', { id: '{{review}}' }, 'Authorization: Bearer {{token}}')],
  );
  await page.getByLabel('How often').fill('3');
  await page.getByLabel('In the same moment').check();
  await run(page);
  await expectSolved('timingAttackChallenge');

  // A language file that nobody lists. The language is one of the app's own list, which has hundreds.
  await newRun(page, [get('/assets/i18n/§en§_AA.json')]);
  await typed(listOf(page, 1), ...'aa ab ae af ak am tlh an ar as av ay'.split(' '));
  await run(page);
  await page.getByLabel('Only unusual').check();
  expect(await texts(page)).toContain('tlh');
  await expectSolved('extraLanguageChallenge');

  // Spellings of a name whose digits are known in part, each from an address of its own.
  await newRun(page, [
    post(
      '/rest/user/reset-password',
      { email: 'morty@juice-sh.op', answer: '§a§', new: 'newpass', repeat: 'newpass' },
      'X-Forwarded-For: 10.0.0.§1§',
    ),
  ]);
  await page.getByRole('radio', { name: 'Pairs' }).check();
  await listOf(page, 1).getByLabel('Values from').selectOption('numbers');
  await listOf(page, 1).getByLabel('To', { exact: true }).fill('9999');
  await listOf(page, 2).getByLabel('Values from').selectOption('spellings');
  await listOf(page, 2).getByLabel('Word').fill('5n0wball');
  await run(page);
  expect((await onlyStatus(page, '2'))[1]).toBe('5N0wb41L');
  expect(await onlyStatus(page, '4')).not.toContain('429');
  await expectSolved('resetPasswordMortyChallenge');
  // Of the hundreds of results, only rows in view are in the document.
  await page.getByLabel('Status').selectOption('all');
  const count = async () => Number(await page.getByRole('grid', { name: 'Results' }).getAttribute('aria-rowcount'));
  await expect.poll(count).toBeGreaterThan(300);
  expect(await rows(page).count()).toBeLessThan(100);

  // A stolen secret, the code that is made of it, and the two steps of the log-in.
  await newRun(page, [
    get('/rest/products/search?q=§x§'),
    { secret: "$.data[?@.deluxePrice != '' && @.deluxePrice != null].deluxePrice" },
  ]);
  await typed(listOf(page, 1), "')) union select null,id,email,password,totpsecret,null,null,null,null from users--");
  await run(page);
  await rows(page).first().click();
  const secret = (await page.locator('dt:text-is("secret") + dd').textContent()) ?? '';
  const code = oneTimeCode(secret);
  await newRun(
    page,
    [post('/rest/user/login', { email: "wurstbrot@juice-sh.op'--", password: 'x' }), { token: '$.data.tmpToken' }],
    [post('/rest/2fa/verify', { tmpToken: '{{token}}', totpToken: '§000000§' })],
  );
  await typed(listOf(page, 1), code, '000000');
  await run(page);
  expect((await onlyStatus(page, '2'))[0]).toBe(code);
  await expectSolved('twoFactorAuthUnsafeSecretStorageChallenge');
  expect(failures).toEqual([]);
}, 180_000);

it('the runner sends what is too much in parts, shows, filters, compares and saves results, keeps them over a reload, and stops', async () => {
  const page = await openRunner();
  await write(page, 1, get('/rest/track-order/§1§'));
  const list = listOf(page, 1);
  await list.getByLabel('Values from').selectOption('numbers');
  await list.getByLabel('To', { exact: true }).fill('2120');
  await page.getByText('2,120 requests are more than 2,000').waitFor();
  await page.getByLabel('Part (1 to 2)').fill('2');
  await page.getByRole('textbox', { name: 'At once' }).fill(String(workbenchLimits.atOnce));
  await page.getByRole('button', { name: 'Take a value' }).click();
  await page.getByRole('textbox', { name: 'JSON path' }).fill('$.data[0].orderId');
  await run(page);

  // The keyboard reaches the rows that are out of view.
  const grid = page.getByRole('grid', { name: 'Results' });
  expect(await grid.getAttribute('aria-rowcount')).toBe('121');
  await page.getByRole('button', { name: 'No.' }).click();
  await expect.poll(async () => (await texts(page))[0]).toBe('2120');
  await grid.focus();
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: 'Number 2001 · 2001' }).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Number 2002 · 2002' }).waitFor();
  expect(await barriersInAllLooks(page, '#content')).toEqual([]);

  // Two responses beside each other.
  await page.getByRole('button', { name: 'Compare two' }).click();
  const dialog = page.getByRole('dialog', { name: 'How two responses differ' });
  await dialog.getByText('"orderId": "2002"').waitFor();
  expect(await barriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // Words and patterns in responses. One that never ends is given up, and the page goes on.
  await page.getByLabel('In', { exact: true }).selectOption('pattern');
  await page.getByLabel('Filter', { exact: true }).fill('"orderId":"20[0-4]7"');
  await expect.poll(() => rows(page).count()).toBe(5);
  await page.getByLabel('Filter', { exact: true }).fill('(?:\\w+[^<]?)+<$');
  await page.getByText('takes more than 3 seconds').waitFor();
  await page.getByLabel('In', { exact: true }).selectOption('columns');
  await page.getByLabel('Filter', { exact: true }).fill('=');
  await page.getByText('No result fits the filter.').waitFor();
  await page.getByLabel('Filter', { exact: true }).fill('2099');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const table = await readFile(await (await saved).path(), 'utf8');
  const [heads, ...saves] = table.split('\r\n');
  expect(heads).toBe('\uFEFFNo.,Value,Status,Bytes,ms,value1,Outcome');
  expect(saves).toContainEqual(expect.stringMatching(/^2099,2099,200,\d+,[\d.]+,2099,complete$/));
  expect(saves.length).toBeLessThan(60);

  // Results outlive a reload.
  await page.reload();
  await expect.poll(() => state(page).textContent()).toContain('120 of 120 requests');
  await rows(page).first().click();
  await page.getByRole('button', { name: 'To repeater' }).click();
  await page.getByRole('button', { name: 'To runner' }).click();
  await page.getByRole('textbox', { name: 'Request 1', exact: true }).getByText('GET /rest/track-order/2').waitFor();

  // A run ends at the wish of the learner, and with the workbench. Each captcha has the next number.
  await newRun(page, [get('/rest/captcha')]);
  await page.getByLabel('How often').fill('2000');
  await page.getByRole('radio', { name: 'One at a time, with a pause' }).check();
  await page.getByLabel('Milliseconds').fill('50');
  const client = createClient(shop.url);
  const captcha = async (): Promise<number> => (await client.get('/rest/captcha')).json().captchaId;
  // Six pauses long, there is nobody else. One request may have been on its way.
  const expectNoMore = async () => {
    const between = async () => {
      const before = await captcha();
      await page.waitForTimeout(300);
      return (await captcha()) - before;
    };
    await expect.poll(between).toBe(1);
  };
  await page.getByRole('button', { name: 'Start' }).click();
  await rows(page).nth(2).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => state(page).getAttribute('data-end')).toBe('stopped');
  await expectNoMore();
  await page.getByRole('button', { name: 'Start' }).click();
  await rows(page).nth(2).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await barriers(page, '#content')).toEqual([]);
  await page.goto(`${shop.url}/#/about`);
  await page.locator('app-about').waitFor();
  await expectNoMore();
}, 180_000);
