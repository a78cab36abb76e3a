import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { connect, errorLine } from './wallets.ts';

const shop = sharedShopWithBrowser();

const amount = (page: Page) => page.locator('input#inputAmount[aria-label="Text field for the withdrawal amount"]');
const balance = (page: Page) => page.locator('app-wallet-web3 section p[data-wei]').textContent();

async function move(page: Page, button: 'Button to deposit' | 'Button to withdraw', ether: string): Promise<void> {
  await amount(page).fill(ether);
  await page.locator(`[aria-label="${button}"]`).click();
}

it('ether can be deposited and withdrawn, and the shop is told whose it is; invalid amounts are refused before anything is sent, visitors without a wallet told to connect one, and refusals of contract and wallet shown', async () => {
  const page = await shop.open('/#/wallet-web3', { viewport: { width: 320, height: 700 } });
  for (const [typed, complaint] of [
    ['', 'Please enter an amount.'],
    ['0', 'Please enter more than nothing.'],
    ['-1', 'Please enter an amount such as 0.05.'],
    ['0.0000000000000000001', 'Ether has 18 digits after the point at most.'],
  ] as const) {
    await amount(page).fill(typed);
    await amount(page).blur();
    expect(await page.textContent('#inputAmount-message')).toBe(complaint);
    expect(await page.locator('[aria-label="Button to deposit"]').isDisabled(), typed).toBe(true);
  }
  expect(await sidewaysOverflow(page)).toBe(0);
  await move(page, 'Button to deposit', '0.1');
  await page.locator('.errorBar').getByText('Please connect your Web3 wallet first.').waitFor();

  const announced = page.waitForRequest('**/rest/web3/walletExploitAddress');
  const address = await connect(page);
  expect((await announced).postDataJSON().walletAddress).toBe(address);
  await expect.poll(() => balance(page)).toBe('0 ETH');
  await move(page, 'Button to withdraw', '0.05');
  await errorLine(page).getByText('The contract refused: Insufficient balance').waitFor();
  await move(page, 'Button to withdraw', '0.2');
  await errorLine(page).getByText('The contract refused: At most 0.1 ether at a time').waitFor();
  await move(page, 'Button to deposit', '500');
  await errorLine(page).getByText('There is not enough ether in your wallet for this.').waitFor();
  expect(await barriersInAllLooks(page, 'app-wallet-web3')).toEqual([]);
  await move(page, 'Button to deposit', '0.5');
  await expect.poll(() => balance(page)).toBe('0.5 ETH');
  expect(await errorLine(page).count()).toBe(0);
  await move(page, 'Button to withdraw', '0.1');
  await expect.poll(() => balance(page)).toBe('0.4 ETH');
});
