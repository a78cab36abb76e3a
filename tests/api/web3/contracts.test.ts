import { join } from 'node:path';
import { ContractFactory, formatEther, parseEther } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledContracts, readContractSources } from '../../../build/contracts/read-contracts.ts';
import { contracts } from '../../../shared/api/contracts.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';

const root = join(import.meta.dirname, '../../..');
const app = appForTests();
let actor: Actor;
beforeAll(async () => {
  actor = await newActor(app.url);
});
afterAll(() => actor.leave());

const read = (name: keyof typeof contracts, method: string, ...parameters: readonly unknown[]) =>
  actor.contract(name).getFunction(method)(...parameters);

describe('the bee faucet', () => {
  it('has a counter of 200 and a stock of a million, which have nothing to do with each other', async () => {
    expect([await read('beeFaucet', 'balance'), await read('beeFaucet', 'getBalance')]).toEqual([200n, 200n]);
    expect(await read('beeFaucet', 'token')).toBe(contracts.beeToken.address);
    expect(formatEther(await read('beeToken', 'balanceOf', contracts.beeFaucet.address))).toBe('1000000.0');
  });

  it('wraps around below zero', async () => {
    await actor.takeBees(200);
    expect(await read('beeFaucet', 'balance')).toBe(0n);
    await actor.takeBees(255);
    expect(await read('beeFaucet', 'balance')).toBe(1n);
    expect(formatEther(await read('beeToken', 'balanceOf', actor.address))).toBe('455.0');
  });
});

describe('the bee token', () => {
  it('is an ERC-20 with 18 decimals, minted by its keeper alone', async () => {
    expect([await read('beeToken', 'name'), await read('beeToken', 'symbol')]).toEqual(['BeeToken', 'BEE']);
    expect([await read('beeToken', 'decimals'), await read('beeToken', 'totalSupply')]).toEqual([18n, 10n ** 27n]);
    await expect(actor.does(actor.contract('beeToken').getFunction('mintTokens')(actor.address, 1n))).rejects.toThrow(
      'only the keeper of the bees may mint',
    );
  });

  it('lets others spend their allowance, and no more', async () => {
    const other = await newActor(app.url);
    const token = actor.contract('beeToken');
    await actor.does(token.getFunction('approve')(other.address, 5n));
    await actor.does(token.getFunction('increaseAllowance')(other.address, 5n));
    await actor.does(token.getFunction('decreaseAllowance')(other.address, 3n));
    const taken = other.contract('beeToken').getFunction('transferFrom');
    await other.does(taken(actor.address, other.address, 7n));
    expect(await token.getFunction('balanceOf')(other.address)).toBe(7n);
    await expect(taken(actor.address, other.address, 1n)).rejects.toThrow('more than the allowance');
    await expect(token.getFunction('transfer')(other.address, 10n ** 30n)).rejects.toThrow('more than the balance');
    other.leave();
  });
});

describe('the honey pot', () => {
  it('costs 1000 bees and has the same metadata for everyone', async () => {
    expect([await read('honeyPot', 'name'), await read('honeyPot', 'symbol')]).toEqual([
      'The Enchanted Honey Pot',
      'EHP',
    ]);
    expect(await read('honeyPot', 'mintPrice')).toBe(parseEther('1000'));
    expect(await read('honeyPot', 'token')).toBe(contracts.beeToken.address);
    for (const standard of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f']) {
      expect(await read('honeyPot', 'supportsInterface', standard)).toBe(true);
    }
    expect(await read('honeyPot', 'supportsInterface', '0xffffffff')).toBe(false);
    await expect(
      actor.does(actor.contract('honeyPot').getFunction('transferOwnership')(actor.address)),
    ).rejects.toThrow('not the owner');
  });

  it('can be sold and minted again while it is being minted', async () => {
    const reseller = await actor.deploy('Reseller', contracts.beeToken.address, contracts.honeyPot.address);
    const at = await reseller.getAddress();
    await actor.takeBees(...Array(14).fill(250));
    await actor.does(actor.contract('beeToken').getFunction('transfer')(at, parseEther('3000')));
    const next = await read('honeyPot', 'totalSupply');
    await actor.does(reseller.getFunction('buy')(actor.address));
    // The buyer's count is one, and the token is someone else's.
    expect(await read('honeyPot', 'ownerOf', next)).toBe(at);
    expect([await read('honeyPot', 'balanceOf', actor.address), await read('honeyPot', 'balanceOf', at)]).toEqual([
      1n,
      1n,
    ]);
    expect(await read('honeyPot', 'totalSupply')).toBe(next + 1n);
    await actor.does(reseller.getFunction('buy')(`0x${'00'.repeat(20)}`));
    expect(await read('honeyPot', 'ownerOf', next + 1n)).toBe(at);
  });
});

describe('the bank', () => {
  it('holds two ether that belong to other people', async () => {
    expect(formatEther(await actor.provider.getBalance(contracts.walletBank.address))).toBe('2.0');
    expect(await read('walletBank', 'balanceOf', actor.address)).toBe(0n);
  });

  it('pays out what was put in, a tenth of an ether at a time', async () => {
    const bank = actor.contract('walletBank');
    await actor.does(bank.getFunction('ethdeposit')(actor.address, { value: parseEther('0.3') }));
    expect(await read('walletBank', 'balances', actor.address)).toBe(parseEther('0.3'));
    await expect(bank.getFunction('withdraw')(parseEther('0.2'))).rejects.toThrow('At most 0.1 ether at a time');
    await actor.does(bank.getFunction('withdraw')(parseEther('0.1')));
    expect(await read('walletBank', 'balances', actor.address)).toBe(parseEther('0.2'));
    expect(await read('walletBank', 'userWithdrawing', actor.address)).toBe(0n);
  });

  it('pays twice whoever withdraws while being paid, and counts below zero', async () => {
    const robber = await actor.deploy('Robber', contracts.walletBank.address);
    await actor.does(robber.getFunction('rob')({ value: parseEther('0.1') }));
    const at = await robber.getAddress();
    expect(await actor.provider.getBalance(at)).toBe(parseEther('0.2'));
    expect(await read('walletBank', 'balanceOf', at)).toBe(2n ** 256n - parseEther('0.1'));
  });
});

describe('the soul-bound token', () => {
  it('is held by the wallet whose words are known, and bound to it', async () => {
    expect(await read('soulBoundToken', 'ownerOf', 0n)).toBe('0x8343d2eb2B13A2495De435a1b15e85b98115Ce05');
    expect([await read('soulBoundToken', 'name'), await read('soulBoundToken', 'symbol')]).toEqual([
      'JuiceShopSBT',
      'JS',
    ]);
    await expect(
      actor.does(actor.contract('soulBoundToken').getFunction('safeMint')(actor.address, 'x')),
    ).rejects.toThrow('not the owner');
  });

  it('still moves to another holder, when one was burnt and the next one is minted', async () => {
    const compiled = await compiledContracts(
      readContractSources(join(root, 'resources/contracts')),
      join(root, 'node_modules/.cache/juice-range'),
    );
    const sbt = compiled.find(({ name }) => name === 'JuiceShopSBT');
    const deployed = await new ContractFactory(
      contracts.soulBoundToken.abi,
      `0x${sbt?.creationCode}`,
      actor.wallet,
    ).deploy();
    const token = actor.contract('soulBoundToken').attach(await deployed.waitForDeployment());
    const other = await newActor(app.url);
    const mint = (to: string) => actor.does(token.getFunction('safeMint')(to, 'x'));
    await mint(actor.address);
    await mint(other.address);
    expect(await token.getFunction('ownerOf')(1n)).toBe(other.address);
    await expect(token.getFunction('transferFrom')(actor.address, other.address, 0n)).rejects.toThrow(
      'bound to its holder',
    );
    await actor.does(token.getFunction('burn')(0n));
    await mint(actor.address);
    expect(await token.getFunction('ownerOf')(1n)).toBe(actor.address);
    other.leave();
  });
});
