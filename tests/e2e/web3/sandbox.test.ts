import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { compile, deploy, functionBlock, invoke, messages, newestEntry, openSandbox, write } from './sandbox-page.ts';
import { connect } from './wallets.ts';

const shop = sharedShopWithBrowser();

const kitchen = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Kitchen {
    struct Row { uint8 amount; string label; }
    event Noted(address indexed who, int256 value, string what);
    error Unripe(uint256 daysLeft);
    int256 public stored;

    constructor(int256 first, string memory what) payable {
        stored = first;
        emit Noted(msg.sender, int256(msg.value), what);
    }

    function echo(bool yes, int8[] memory numbers, Row[] memory rows, bytes memory data)
        public pure returns (bool, int8[] memory, Row[] memory, bytes memory raw)
    { return (yes, numbers, rows, data); }

    function note(int256 value, string calldata what) external returns (int256 old) {
        old = stored;
        stored = value;
        emit Noted(msg.sender, value, what);
    }

    function reasoned() external { stored++; require(stored == 0, "Not today"); }
    function custom() external { stored++; revert Unripe(3); }
    function divide(uint256 by) external view returns (uint256) { return uint256(stored) / by; }
    mapping(uint256 => uint256) private pots;
    function forever() external { for (uint256 i = 1; true; i++) { pots[i] = i; } }
}
`;

// The compiler takes seconds to load, once for each page.
it('the first source can be deployed and called once connected, and is still there afterwards; a bad one is explained at its lines, and the next run starts afresh; values of every kind can be passed and returned, and each refusal has its reason', {
  timeout: 90_000,
}, async () => {
  const page = await openSandbox(shop);
  expect(await page.locator('.contract-selector, .error-container').count()).toBe(0);
  const versions = page.getByLabel('Select compiler version');
  expect(await versions.locator('option:not([disabled])').allTextContents()).toEqual(['0.8.21', '0.7.6', '0.6.12']);
  expect(await versions.locator('option[disabled]:not([hidden])').count()).toBe(6);
  await useFirstSource(page);
  await makeMistakes(page);
  await useAddress(page, await passValues(page));
});

/** Deploys the source that is there at first, which takes a wallet, and calls it. */
async function useFirstSource(page: Page): Promise<void> {
  await compile(page);
  await page.getByRole('button', { name: 'Deploy selected Contract' }).click();
  await page.locator('.errorBar').getByText('Please connect your Web3 wallet first.').waitFor();
  await connect(page);
  const address = await deploy(page);
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(await invoke(page, 'get')).toBe('Output for get: Hello Contracts');
  expect(await newestEntry(page).textContent()).toMatch(/new HelloWorld0x\w{8}…\w{8}[\d,]+ gas, block \d+$/);
  await page.evaluate(() => {
    window.location.hash = '#/wallet-web3';
  });
  await page.locator('app-wallet-web3').waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('.deployedaddresstext').textContent()).toBe(address);
}

/** Compiles sources with faults, and others after them. */
async function makeMistakes(page: Page): Promise<void> {
  const bad =
    'pragma solidity ^0.8.0;\n// pots: \u{1F36F}\ncontract Bad {\n    uint8 public x = 256;\n    uint8 y = "a";\n}\n';
  await write(page, bad);
  await compile(page);
  const found = await messages(page);
  expect(found.filter((line) => line.startsWith('Line 4: TypeError: '))).toHaveLength(1);
  expect(found.filter((line) => line.startsWith('Line 5: TypeError: '))).toHaveLength(1);
  expect(await page.locator('.cm-lint-marker-error').count()).toBe(2);
  await page.locator('.error-container button').filter({ hasText: 'Line 5' }).click();
  await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain('uint8 y');

  await write(
    page,
    'pragma solidity ^0.8.0;\nimport "@openzeppelin/contracts/token/ERC20/ERC20.sol";\nimport "./No.sol";',
  );
  await compile(page);
  expect(await messages(page)).toEqual([
    expect.stringMatching(/^Line 2: "@openzeppelin.*Nothing is fetched from there/),
    expect.stringMatching(/^Line 3: There is no source "\.\/No\.sol"\. These can be imported: BeeFaucet\.sol, /),
  ]);

  await write(page, 'pragma solidity ^0.8.0;\nimport "./BeeToken.sol";\ncontract A {}\ncontract B is A {}\n');
  await compile(page);
  expect(await messages(page)).toEqual([expect.stringMatching(/SPDX license identifier not provided/)]);
  const choices = page.locator('.contract-selector option:not([hidden])');
  expect(await choices.allTextContents()).toEqual(['A', 'B', 'BeeToken', 'ERC20']);

  await page.getByLabel('Open a source').selectOption('Attacker.sol');
  await compile(page);
  expect(await messages(page)).toEqual([]);
  expect(await choices.allTextContents()).toContain('Attacker');
}

/**
 * Passes values to functions of a contract, in a narrow window.
 * @returns its address
 */
async function passValues(page: Page): Promise<string> {
  await page.setViewportSize({ width: 360, height: 800 });
  await write(page, kitchen);
  await compile(page);
  const args = page.locator('section', { hasText: 'Contract to deploy' }).locator('textarea');
  expect(await args.getAttribute('placeholder')).toBe('(first: int256, what: string)');
  await args.fill('-5');
  await page.getByRole('button', { name: 'Deploy selected Contract' }).click();
  await page.getByText('The function takes 2 arguments, there are 1.').waitFor();
  await args.fill('-5, "first, of all"');
  await page.getByLabel('GWEI value for sending ETH').fill('100');
  const address = await deploy(page);
  expect(await newestEntry(page).textContent()).toMatch(
    /Noted\(who: 0x\w{40}, value: 100000000000, what: "first, of all"\)/,
  );

  expect(await invoke(page, 'stored')).toBe('Output for stored: -5');
  expect(await invoke(page, 'echo', 'true, [-128, 127], [(7, "a, b"), (0, c)], 0xc0ffee')).toBe(
    'Output for echo: true, [-128, 127], [(amount: 7, label: "a, b"), (amount: 0, label: "c")], raw: 0xc0ffee',
  );
  expect(await invoke(page, 'echo', 'true, [128], [], 0x')).toBe(
    'numbers[0] is of type int8: enter a number from -128 to 127.',
  );
  expect(await invoke(page, 'note', '0x10, new')).toBe('Output for note: old: -5');
  expect(await newestEntry(page).textContent()).toContain('Kitchen.Noted(who: ');
  expect(await invoke(page, 'stored')).toBe('Output for stored: 16');
  expect(await invoke(page, 'reasoned')).toBe('The contract refused: Not today');
  expect(await newestEntry(page).textContent()).toBe('Kitchen.reasoned()The contract refused: Not today');
  expect(await invoke(page, 'custom')).toBe('The contract refused: Unripe(3)');
  expect(await invoke(page, 'divide', '0')).toBe('The contract ended with a division by zero.');
  expect(await invoke(page, 'forever')).toBe(
    'This needs more gas than a block has. Look for a loop that does not end.',
  );
  expect(await functionBlock(page, 'stored').locator('.invoke-output').textContent()).toBe('Output for stored: 16');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await barriersInAllLooks(page, 'app-web3-sandbox')).toEqual([]);
  return address;
}

/** Adds a contract that is on the chain already, by its address. */
async function useAddress(page: Page, address: string): Promise<void> {
  const before = await page.locator('.deployedaddresstext').count();
  await page.getByText('Use one that is on the chain already').click();
  await page.fill('#contract-address', '0x00000000000000000000000000000000000000aa');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByText('There is no contract at this address.').waitFor();
  await page.fill('#contract-address', address.toLowerCase());
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect.poll(() => page.locator('.deployedaddresstext').count()).toBe(before + 1);
}
