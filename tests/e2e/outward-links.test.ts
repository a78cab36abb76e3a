import { expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { barriersInAllLooks } from './axe.ts';
import { challengeCard, unfold } from './range.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

const shop = sharedShopWithBrowser();

it('a link that leads out offers what the range has, and keeps its address for scripts', async () => {
  const page = await shop.open('/#/score-board', { viewport: { width: 360, height: 740 } });
  await unfold(challengeCard(page, 'CSRF'));
  const origin = challengeCard(page, 'CSRF').getByRole('link', { name: 'a different origin' });
  expect(await origin.getAttribute('href')).toBe('http://htmledit.squarefree.com');
  // The mark that every such link has.
  expect(await origin.evaluate((link) => getComputedStyle(link, '::after').maskImage)).toContain('svg');
  await origin.click();
  const dialog = page.getByRole('dialog', { name: 'This link leads out of the range' });
  await dialog.getByText('http://htmledit.squarefree.com/').waitFor();
  expect(page.url()).toBe(`${shop.url}/#/score-board`);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
  const anyway = dialog.getByRole('link', { name: 'Open it anyway' });
  expect(await anyway.getAttribute('href')).toBe('http://htmledit.squarefree.com/');
  expect(await anyway.getAttribute('target')).toBe('_blank');
  const [standIn] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: "Open the range's page" }).click(),
  ]);
  expect(standIn.url()).toBe(`http://htmledit.squarefree.com.localhost:${new URL(shop.url).port}/`);
  await dialog.waitFor({ state: 'detached' });

  // The shop's own redirect leads out as well.
  await page.getByRole('button', { name: 'Open Sidenav' }).click();
  await page.getByRole('link', { name: 'GitHub' }).click();
  await dialog.getByText('https://github.com/juice-shop/juice-shop').waitFor();
  await dialog.getByText('Harvest').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });

  // A script's click is a script's business.
  const request = page.waitForRequest('http://htmledit.squarefree.com/');
  await page.route('http://htmledit.squarefree.com/', (route) => route.fulfill({ body: 'out' }));
  await origin.evaluate((link: HTMLAnchorElement) => link.click());
  await request;
}, 90_000);

it('an address inside a hint or a task is a link that works offline, and the text stays as it is', async () => {
  const page = await shop.open('/#/score-board');
  const card = challengeCard(page, 'CSRF');
  await unfold(card);
  await card.getByRole('button', { name: 'Hint for CSRF' }).click();
  await card.getByRole('button', { name: 'Next hint (2 of 3)' }).click();
  await card.getByRole('button', { name: 'Next hint (3 of 3)' }).click();
  const link = card.getByRole('link', { name: 'http://htmledit.squarefree.com.localhost' });
  expect(await link.getAttribute('href')).toBe(`http://htmledit.squarefree.com.localhost:${new URL(shop.url).port}`);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(new URL(opened.url()).hostname).toBe('htmledit.squarefree.com.localhost');

  const client = createClient(shop.url);
  const { data } = (await client.get('/api/Challenges/?key=changeProductChallenge')).json();
  const wanted = await page.evaluate(
    (markup) => Object.assign(document.createElement('div'), { innerHTML: markup }).textContent,
    data[0].description,
  );
  const tampering = challengeCard(page, 'Product Tampering');
  await unfold(tampering);
  expect(await tampering.locator('.description-row').textContent()).toBe(wanted);
  // A payload is no address, although one is in it.
  expect(await challengeCard(page, 'Bonus Payload').locator('.description-row a').count()).toBe(0);
  const dialog = page.getByRole('dialog', { name: 'This link leads out of the range' });
  await tampering.getByRole('link', { name: 'https://owasp.slack.com' }).click();
  await dialog.getByText('Murmur').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const pin = { pinned: 'changeProductChallenge' };
  await client.post('/rest/range/learner', pin, { headers: { origin: shop.url } });
  await page.goto(`${shop.url}/promotion`);
  await page.locator('range-drawer button').click();
  const drawer = page.frameLocator('range-drawer iframe');
  await drawer.getByRole('link', { name: 'https://owasp.slack.com' }).click();
  const framed = drawer.getByRole('dialog', { name: 'This link leads out of the range' });
  await framed.getByText('Murmur').waitFor();
  await page.keyboard.press('Escape');
  await framed.waitFor({ state: 'detached' });
  await drawer.getByRole('link', { name: 'https://owasp.slack.com' }).waitFor();

  // On a small window, the drawer lies over the page, and the question over the drawer.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${shop.url}/#/about`);
  await page.locator('#range-drawer-button').click();
  const sheet = page.getByRole('dialog', { name: 'The range' });
  await sheet.getByRole('link', { name: 'https://owasp.slack.com' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await sheet.getByRole('link', { name: 'https://owasp.slack.com' }).waitFor();
}, 90_000);
