import { Contract } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../../shared/api/contracts.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

const app = appForTests();
const rpc = rpcClient(() => app.url);

let actor: Actor;
let odd: Contract;
let at: string;
beforeAll(async () => {
  actor = await newActor(app.url);
  odd = await actor.deploy('Oddities');
  at = await odd.getAddress();
});
afterAll(() => actor.leave());

const data = (method: string, ...parameters: readonly unknown[]) =>
  odd.interface.encodeFunctionData(method, parameters);

describe('a call', () => {
  it.each([
    ['refuse', [], 'execution reverted: I had rather not', /^0x08c379a0/],
    ['refuseSilently', [], 'execution reverted', /^0x$/],
    ['refuseOddly', [7], 'execution reverted', /07$/],
    ['overflow', [1], 'execution reverted: panic: arithmetic underflow or overflow (0x11)', /^0x4e487b71/],
  ])('that ends in %s returns the reason', async (method, parameters, message, content) => {
    for (const asked of ['eth_call', 'eth_estimateGas']) {
      const error = await rpc.error(asked, { to: at, data: data(method, ...parameters) });
      expect(error).toMatchObject({ code: 3, message });
      expect(error.data).toMatch(content);
    }
  });

  it('is understood by ethers, custom errors among the reasons', async () => {
    await expect(odd.getFunction('refuse')()).rejects.toMatchObject({
      code: 'CALL_EXCEPTION',
      reason: 'I had rather not',
    });
    await expect(odd.getFunction('refuseOddly')(7)).rejects.toMatchObject({ revert: { name: 'TooOdd', args: [7n] } });
  });

  it('that never ends is stopped when its gas runs out', async () => {
    expect(await rpc.error('eth_call', { to: at, data: data('loop'), gas: '0x100000' })).toEqual({
      code: -32000,
      message: 'out of gas',
    });
    expect((await rpc.error('eth_estimateGas', { to: at, data: data('loop'), gas: '0x100000' })).message).toBe(
      'gas required exceeds allowance (1048576)',
    );
  });

  it('changes nothing', async () => {
    await rpc.result('eth_call', { to: at, data: data('note', 7, 'x') });
    expect(await odd.getFunction('noted')()).toBe(0n);
  });

  it('sees the block that it is asked about', async () => {
    const [number, , chain, fee] = await odd.getFunction('surroundings')();
    expect([number, chain, fee]).toEqual([BigInt(await actor.provider.getBlockNumber()), 31337n, 0n]);
    const [next, time] = await odd.getFunction('surroundings')({ blockTag: 'pending' });
    expect(next).toBe(number + 1n);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(3600);
    const priced = await rpc.result('eth_call', {
      from: actor.address,
      to: at,
      data: data('surroundings'),
      gasPrice: '0x77359400',
    });
    expect(BigInt(`0x${priced.slice(-64)}`)).toBe(10n ** 9n);
  });

  it('sees the state after the block that it is asked about', async () => {
    const before = await actor.provider.getBlockNumber();
    await actor.does(odd.getFunction('note')(42, 'x'));
    expect(await odd.getFunction('noted')({ blockTag: before })).toBe(0n);
    expect(await odd.getFunction('noted')()).toBe(42n);
  });

  it('may be sent from a contract, or from nobody', async () => {
    const [bank, token] = [contracts.walletBank.address, contracts.beeToken.address];
    const balance = new Contract(token, contracts.beeToken.abi).interface.encodeFunctionData('balanceOf', [bank]);
    expect(BigInt(await rpc.result('eth_call', { from: bank, to: token, data: balance }, 'latest'))).toBe(0n);
    expect(BigInt(await rpc.result('eth_call', { to: token, input: balance }, 'latest'))).toBe(0n);
  });

  it('sends no more than the balance', async () => {
    const call = { from: at, to: actor.address, value: '0x1' };
    expect((await rpc.error('eth_call', call)).message).toMatch(/^insufficient funds for gas \* price \+ value/);
  });

  it('accepts no overrides, and says so', async () => {
    expect(await rpc.error('eth_call', { to: at }, 'latest', { [at]: { balance: '0x1' } })).toMatchObject({
      code: -32602,
    });
  });
});

describe('an estimate', () => {
  it('is exact for a transfer', async () => {
    expect(await rpc.result('eth_estimateGas', { from: actor.address, to: actor.address, value: '0x1' })).toBe(
      '0x5208',
    );
  });

  it('is enough for a call, and not far too much', async () => {
    const call = { from: actor.address, to: at, data: data('noteMany', 50) };
    const estimate = BigInt(await rpc.result('eth_estimateGas', call));
    expect(await rpc.result('eth_call', { ...call, gas: `0x${estimate.toString(16)}` })).toBe('0x');
    const tooLittle = (estimate * 95n) / 100n;
    expect((await rpc.error('eth_call', { ...call, gas: `0x${tooLittle.toString(16)}` })).message).toBe('out of gas');
  });

  it('covers the gas that a nested call sets aside', async () => {
    const robber = await actor.deploy('Robber', contracts.walletBank.address);
    const rob = robber.interface.encodeFunctionData('rob');
    const call = { from: actor.address, to: await robber.getAddress(), data: rob, value: '0x16345785d8a0000' };
    const gas = await rpc.result('eth_estimateGas', call);
    expect(await rpc.result('eth_call', { ...call, gas })).toBe('0x');
  });
});
