import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, sidewaysOverflow } from '../visits.ts';
import { errorLine } from './wallets.ts';

const shop = sharedShopWithBrowser();
const key = '0x5bcc3e9d38baa06e7bfaab80ae5957bbe8ef059e640311d7d6d465e6bc948e3e';

it('a failing server is reported, a wrong key refused with its message, and the right one shows the token’s owner, with real links', async () => {
  const page = await shop.open('/#/juicy-nft', { viewport: { width: 360, height: 800 } }, undefined, (empty) =>
    fail(empty, /nftUnlocked/),
  );
  await page.getByText('The token could not be looked up.').waitFor();
  await page.unroute(/nftUnlocked/);
  await page.getByRole('button', { name: 'Try again' }).click();

  const field = page.locator('input#privateKey[name=privateKey][aria-label="Enter Private Key"]');
  await expect.poll(() => page.getByRole('button', { name: 'Authenticate' }).isDisabled()).toBe(true);
  await field.fill('0x8343d2eb2B13A2495De435a1b15e85b98115Ce05');
  await field.press('Enter');
  await errorLine(page).getByText('Looks like you entered the public address of my ethereum wallet!').waitFor();
  await field.fill('guess');
  await expect.poll(() => errorLine(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Authenticate' }).click();
  await errorLine(page).getByText('Looks like you entered a non-Ethereum private key to access me.').waitFor();

  await page.fill('#privateKey', key);
  await page.press('#privateKey', 'Enter');
  await page.getByRole('heading', { name: 'Account address' }).waitFor();
  await page.getByText('0x8343d2eb2B13A2495De435a1b15e85b98115Ce05').waitFor();
  await page.getByRole('heading', { name: 'Description' }).waitFor();
  const links = await page
    .locator('app-nft-unlock a')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    );
  expect(links).toEqual([
    ['8343D2', 'https://testnets.opensea.io/0x8343d2eb2B13A2495De435a1b15e85b98115Ce05', '_blank'],
    ['OpenSea', 'https://testnets.opensea.io/assets/sepolia/0xf4817631372dca68a25a18eb7a0b36d54f3dbcf7/0', '_blank'],
  ]);
  expect(await page.getByText('<a').count()).toBe(0);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Account address' }).waitFor();
});
