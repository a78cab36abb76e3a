import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { compile, messages, openSandbox, write } from './sandbox-page.ts';
import { connect } from './wallets.ts';

const shop = sharedShopWithBrowser();

/** A source that keeps the compiler's prover busy for hours. */
const endless = `// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;
pragma experimental SMTChecker;

contract Endless {
    uint x;

    function f(uint a, uint b, uint c) public {
        require(a * a * a + b * b * b == c * c * c && a > 2 && b > 2 && c > 2);
        uint y = a;
        while (y < b * c) {
            y = y * y + a;
            if (y % 7 == 3) { x = y / a; }
        }
        assert(x * y != c * c * a + 17);
    }
}
`;

const hello = 'pragma solidity >=0.6.0;\ncontract Hello { }\n';
const failure = (page: Page) => page.locator('.error-container');

it('a compiler that never finishes is stopped, by hand or by the timeout, and the next one starts afresh', async () => {
  const page = await openSandbox(shop, endless);
  await page.clock.install();
  await page.getByLabel('Select compiler version').selectOption('0.7.6');
  const start = page.getByRole('button', { name: 'Compile Contract' });
  const stop = page.getByRole('button', { name: 'Stop' });
  await start.click();
  await stop.click();
  await failure(page).getByText('Compiling was stopped.').waitFor();
  await start.click();
  await page.getByText('Solidity 0.7.6 is compiling.').waitFor();
  // The page stays responsive meanwhile.
  await write(page, hello);
  await page.clock.fastForward(5_000);
  expect(await failure(page).count()).toBe(0);
  await page.clock.fastForward(15_000);
  await failure(page).getByText('Compiling took more than 20 seconds and was stopped.').waitFor();
  await page.clock.resume();
  await compile(page, '0.7.6');
  expect(await page.locator('.contract-selector option:not([hidden])').allTextContents()).toEqual(['Hello']);
});

it('a source that breaks the compiler, or is a megabyte long, leaves the page alive', async () => {
  const deep = `contract Deep { uint x = ${'('.repeat(20_000)}1${')'.repeat(20_000)}; }`;
  const page = await openSandbox(shop, deep);
  await connect(page);
  await compile(page);
  await failure(page).getByText('The compiler gave up: ').waitFor();

  const large = `${hello}contract Large { string public text = "${'a'.repeat(1_000_000)}"; }`;
  await page.evaluate((text) => localStorage.setItem('web3SandboxSource', text), large);
  await page.reload();
  await compile(page);
  expect((await messages(page)).join('\n')).toContain('initcode size is 1001');
  await page.locator('.contract-selector select').selectOption('Large');
  await page.getByRole('button', { name: 'Deploy selected Contract' }).click();
  await page.locator('h5.error').getByText('The contract is too large for the chain').waitFor();
  await page.locator('.contract-selector select').selectOption('Hello');
  await page.getByRole('button', { name: 'Deploy selected Contract' }).click();
  await page.locator('.deployedaddresstext').waitFor();
});
