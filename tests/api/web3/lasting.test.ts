import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Wallet } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../../shared/api/contracts.ts';
import { createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { newActor } from '../../support/web3/actor.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const rpc = rpcClient(() => shop.url);
const latest = () => rpc.result('eth_getBlockByNumber', 'latest', true);

describe('the chain', () => {
  it('survives the death of the shop, up to the last transaction that was answered', async () => {
    const actor = await newActor(shop.url);
    const odd = await actor.deploy('Oddities');
    await actor.does(odd.getFunction('note')(42, 'x'));
    await actor.takeBees(200);
    const before = await latest();
    const logs = await rpc.result('eth_getLogs', { fromBlock: '0x0' });
    shop.kill();
    await shop.waitForRestart();
    expect(await latest()).toEqual(before);
    expect(await rpc.result('eth_getLogs', { fromBlock: '0x0' })).toEqual(logs);
    expect(await odd.getFunction('noted')()).toBe(42n);
    expect(await actor.contract('beeFaucet').getFunction('balance')()).toBe(0n);
    // Earlier states survive, too.
    expect(await odd.getFunction('noted')({ blockTag: Number(before.number) - 2 })).toBe(0n);
    await actor.does(odd.getFunction('note')(43, 'x'));
    expect((await latest()).parentHash).toBe(before.hash);
    actor.leave();
  });

  it('continues from the last complete block when the shop died while writing one', async () => {
    const before = await latest();
    shop.kill();
    appendFileSync(join(shop.dataFolder, 'chain.jsonl'), '{"block":{"number":"0x');
    await shop.waitForRestart();
    expect(await latest()).toEqual(before);
    await rpc.result('range_playEther', Wallet.createRandom().address, 'first');
    const after = await latest();
    expect(after.parentHash).toBe(before.hash);
    shop.kill();
    await shop.waitForRestart();
    expect(await latest()).toEqual(after);
  });

  it('starts anew, and says so, when the stored file is not a chain', async () => {
    expect(Number((await latest()).number)).toBeGreaterThan(0);
    appendFileSync(join(shop.dataFolder, 'chain.jsonl'), 'nonsense\n');
    shop.kill();
    await shop.waitForRestart();
    expect((await latest()).number).toBe('0x0');
    expect(shop.output()).toContain('The chain that was kept cannot be read');
  });

  it('starts anew when the shop is reset', async () => {
    const { address } = Wallet.createRandom();
    const filter = await rpc.result('eth_newBlockFilter');
    await rpc.result('range_playEther', address, 'first');
    expect(readFileSync(join(shop.dataFolder, 'chain.jsonl'), 'utf8')).toContain(address.slice(2).toLowerCase());
    const reset = { headers: { 'x-range': '1' } };
    expect((await createClient(shop.url).post('/rest/range/reset-shop', { confirm: true }, reset)).status).toBe(200);
    expect((await latest()).number).toBe('0x0');
    expect(await rpc.result('eth_getBalance', address, 'latest')).toBe('0x0');
    expect((await rpc.error('eth_getFilterChanges', filter)).message).toBe('filter not found');
    expect(BigInt(await rpc.result('eth_getBalance', contracts.walletBank.address, 'latest'))).toBe(2n * 10n ** 18n);
  });
});
