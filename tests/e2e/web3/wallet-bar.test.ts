import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { askWallet, callChain, connect } from './wallets.ts';

const shop = sharedShopWithBrowser();

it('a wallet is created only when the visitor connects, is where scripts expect it, stays connected, and gets more play ether; its address can be copied, and it can be disconnected and deleted', async () => {
  const page = await shop.open('/#/wallet-web3');
  await page.getByRole('button', { name: 'Connect your MetaMask' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('web3BurnerKey'))).toBe(null);
  const address = await connect(page);
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  const shown = `${address.slice(0, 6)}...${address.slice(-6)}`;
  expect(await page.locator('[data-address]').textContent()).toBe(shown);
  await expectForScripts(page, address);
  await page.reload();
  await page.getByRole('button', { name: shown }).waitFor();
  expect(BigInt(String(await callChain(shop.url, 'eth_getBalance', address, 'latest')))).toBe(10n ** 18n);

  await page.getByRole('button', { name: 'Get 10 play ETH' }).click();
  await page.locator('[data-wei="11000000000000000000"]').waitFor();
  // It can be sent from elsewhere, too.
  await callChain(shop.url, 'range_playEther', address, 'more');
  await page.locator('[data-wei="21000000000000000000"]').waitFor();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('Copy the address').click();
  await expect.poll(clipboard).toBe(address);
  await page.locator('[data-address]').click();
  await page.getByRole('menuitem', { name: 'Copy the private key' }).click();
  await expect.poll(clipboard).toBe(await page.evaluate(() => localStorage.getItem('web3BurnerKey')));
  await page.locator('[data-address]').click();
  expect(await barriersInAllLooks(page, '[role=menu]')).toEqual([]);
  await page.getByRole('menuitem', { name: 'New wallet' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await barriers(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'New wallet' }).click();
  await page.locator(`[data-address]:not([data-address="${address}"])`).waitFor();
  await page.locator('[data-address]').click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Connect your MetaMask' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Connect your MetaMask' }).waitFor();
});

/** Expects a page to have a wallet for scripts, which knows its account and one chain. */
async function expectForScripts(page: Page, address: string): Promise<void> {
  expect(await askWallet(page, 'eth_accounts')).toEqual([address]);
  expect(await askWallet(page, 'eth_chainId')).toBe('0x7a69');
  expect(await askWallet(page, 'wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toBe(null);
  await expect(askWallet(page, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toThrow('only knows chain');
  const other = '0x00000000000000000000000000000000000000aa';
  await expect(askWallet(page, 'eth_sendTransaction', [{ from: other, to: address }])).rejects.toThrow('no key for');
  expect(await askWallet(page, 'personal_sign', ['0x6869', address])).toMatch(/^0x[0-9a-f]{130}$/);
}

/** Opens the wallet's screen in a browser with a wallet of its own. */
const openWithScript = (install: (empty: Page) => Promise<unknown>) =>
  shop.open('/#/wallet-web3', {}, undefined, install);

it('a browser wallet on another network is ignored, and stays on its network', async () => {
  const page = await openWithScript((empty) =>
    empty.addInitScript(() => {
      const foreign = { isMetaMask: true, request: async () => ({ hash: '0x1234' }) };
      Object.assign(window, { ethereum: foreign, foreign });
      window.addEventListener('eip6963:requestProvider', () => {
        const detail = { info: { name: 'Fox Wallet' }, provider: foreign };
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      });
    }),
  );
  await connect(page);
  await page.getByText('Fox Wallet is on another network, so you are using the wallet of this page.').waitFor();
  expect(await page.evaluate(() => Object(window).ethereum === Object(window).foreign)).toBe(true);
});

it('a browser wallet on our chain is used', async () => {
  const account = '0x8343d2eb2B13A2495De435a1b15e85b98115Ce05';
  const page = await openWithScript((empty) =>
    empty.addInitScript((address) => {
      const request = async ({ method, params = [] }: { method: string; params?: unknown }) => {
        if (method === 'eth_requestAccounts' || method === 'eth_accounts') {
          return [address.toLowerCase()];
        }
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
        return (
          await (await fetch('/rpc', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
        ).result;
      };
      Object.assign(window, { ethereum: { request } });
    }, account),
  );
  await page.getByRole('button', { name: 'Connect your MetaMask' }).click();
  await page.locator(`[data-address="${account}"]`).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Disconnect']);
});
