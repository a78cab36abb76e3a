import { expect, it } from 'vitest';
import { everything, inTheDark, seriousViolations } from './axe.ts';
import { challengeCard, goToScoreBoard, unfold } from './range.ts';
import { shopWithBrowser } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

const shop = shopWithBrowser();

it('a link that leads out offers what the range has, and keeps its address for scripts', async () => {
  const page = await shop.open('/', { viewport: { width: 360, height: 740 } });
  await goToScoreBoard(page);
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
  expect(await seriousViolations(page, everything, '[role=dialog]')).toEqual([]);
  await inTheDark(page);
  expect(await seriousViolations(page, everything, '[role=dialog]')).toEqual([]);
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
  await page.getByRole('link', { name: 'Go to OWASP Juice Shop GitHub page' }).click();
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

it('an address inside a hint is a link that works offline', async () => {
  const page = await shop.open('/');
  await goToScoreBoard(page);
  const card = challengeCard(page, 'CSRF');
  await unfold(card);
  await card.getByRole('button', { name: 'Hint for CSRF' }).click();
  await card.getByRole('button', { name: 'Next hint (2 of 3)' }).click();
  await card.getByRole('button', { name: 'Next hint (3 of 3)' }).click();
  const link = card.getByRole('link', { name: 'http://htmledit.squarefree.com.localhost' });
  expect(await link.getAttribute('href')).toBe(`http://htmledit.squarefree.com.localhost:${new URL(shop.url).port}`);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(new URL(opened.url()).hostname).toBe('htmledit.squarefree.com.localhost');
}, 90_000);
