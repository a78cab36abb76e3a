import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { askWallet, errorLine, openConnected } from './wallets.ts';

const shop = sharedShopWithBrowser();
const chain = /\/rpc$/;

const figure = (page: Page, name: string) =>
  page.locator('app-faucet dl > div').filter({ hasText: name }).locator('dd').getAttribute('data-value');
const inFaucet = (page: Page) => figure(page, 'Faucet Balance');
const bees = (page: Page) => figure(page, 'Your BEE Balance');
const mintButton = (page: Page) => page.locator('.mint_button');

async function claim(page: Page, count: number): Promise<void> {
  const before = Number(await bees(page));
  await page.fill('#withdrawAmount', String(count));
  await page.getByRole('button', { name: 'Claim BEEs' }).click();
  await expect.poll(() => bees(page)).toBe(String(before + count));
}

/** Connects when the chain does not answer at first. Returns the address of the wallet. */
async function connectAtLast(page: Page): Promise<string | null> {
  await page.route(chain, (route) => route.abort());
  await page.getByRole('button', { name: 'Connect your MetaMask' }).click();
  const bar = page.getByRole('region', { name: 'Your wallet for play money' });
  await bar.getByText('The chain does not answer. Check that the shop is running and try again.').waitFor();
  await page.unroute(chain);
  await bar.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-wei="1000000000000000000"]').first().waitFor();
  return page.locator('[data-address]').getAttribute('data-address');
}

describe('the bee haven', () => {
  it('gives bees, and a pot to whoever has exactly 1000', async () => {
    const { page } = await openConnected(shop, '/#/bee-haven');
    await expect.poll(() => bees(page)).toBe('0');
    const start = Number(await inFaucet(page));
    expect(await mintButton(page).isDisabled()).toBe(true);
    await claim(page, 255);
    await expect.poll(() => inFaucet(page)).toBe(String((start - 255 + 256) % 256));
    await claim(page, 255);
    await claim(page, 255);
    await claim(page, 234);
    await page.getByText('You need 1000 BEE in your wallet.').waitFor();
    expect(await mintButton(page).isDisabled()).toBe(true);
    await claim(page, 1);
    await expect.poll(() => mintButton(page).isEnabled()).toBe(true);
    expect(await mintButton(page).textContent()).toBe('Mint the Pot - 1000 BEE');

    // The second of the two transactions is lost in transit: the button is reset, and the line says why.
    let sent = 0;
    await page.route(chain, async (route) => {
      sent += Number(route.request().postData()?.includes('eth_sendRawTransaction'));
      await (sent === 2 ? route.abort() : route.continue());
    });
    await mintButton(page).click();
    await errorLine(page).getByText('The chain does not answer.').waitFor();
    await expect.poll(() => mintButton(page).textContent()).toBe('Mint the Pot - 1000 BEE');
    expect(await mintButton(page).isEnabled()).toBe(true);
    await page.unroute(chain);

    await mintButton(page).click();
    await expect.poll(() => mintButton(page).textContent()).toBe('Minted Successfully');
    expect(await errorLine(page).count()).toBe(0);
    expect(await mintButton(page).isDisabled()).toBe(true);
    await expect.poll(() => bees(page)).toBe('0');
    await page.reload();
    await expect.poll(() => mintButton(page).textContent()).toBe('Minted Successfully');
  });

  it('without its chain says so, as the wallet does, and both try again on demand; it accepts no amounts but those that the faucet allows, wants a wallet, and asks for ether where there is none for the fee', async () => {
    let asked = 0;
    const page = await shop.open('/#/bee-haven', { viewport: { width: 320, height: 700 } }, undefined, (empty) =>
      empty.route(chain, (route) => {
        asked += 1;
        return route.abort();
      }),
    );
    const alert = page.locator('app-faucet').getByText('The chain does not answer.');
    await alert.waitFor();
    const before = asked;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await alert.waitFor();
    await page.unroute(chain);
    // The page may have tried again by itself before the click.
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 3000 })
      .catch(() => {});
    await expect.poll(() => inFaucet(page)).toMatch(/^\d+$/);
    expect(await alert.count()).toBe(0);
    for (const typed of ['256', '-1', '1.5', '1e2', '']) {
      await page.fill('#withdrawAmount', typed);
      await page.locator('#withdrawAmount').blur();
      const complaint = typed === '' ? 'Please enter an amount.' : 'A whole number from 0 to 255.';
      expect(await page.textContent('#withdrawAmount-message'), typed).toBe(complaint);
      expect(await page.getByRole('button', { name: 'Claim BEEs' }).isDisabled(), typed).toBe(true);
    }
    await page.fill('#withdrawAmount', '1');
    await page.press('#withdrawAmount', 'Enter');
    await page.locator('.errorBar').getByText('Please connect your Web3 wallet first.').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);

    const address = await connectAtLast(page);
    const gasPrice = BigInt(String(await askWallet(page, 'eth_gasPrice')));
    // All but 0.0009 ETH, which is less than the ten-thousandths that a comparison of strings would take for more.
    const value = `0x${(10n ** 18n - 21_000n * gasPrice - 9n * 10n ** 14n).toString(16)}`;
    const gift = { from: address, to: '0x00000000000000000000000000000000000000aa', value, gas: '0x5208' };
    await askWallet(page, 'eth_sendTransaction', [{ ...gift, gasPrice: `0x${gasPrice.toString(16)}` }]);
    await page.locator('[data-wei="900000000000000"]').waitFor();
    await page.fill('#withdrawAmount', '1');
    await page.getByRole('button', { name: 'Claim BEEs' }).click();
    await errorLine(page).getByText('You need at least 0.001 ETH for the fee.').waitFor();
    await page.getByRole('button', { name: 'Get 10 play ETH' }).click();
    await page.locator('[data-wei="10000900000000000000"]').waitFor();
    expect(await barriersInAllLooks(page, 'app-faucet')).toEqual([]);
    await claim(page, 1);
    expect(await errorLine(page).count()).toBe(0);
  });
});
