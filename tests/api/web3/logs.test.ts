import { type Contract, id, zeroPadValue } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

const app = appForTests();
const rpc = rpcClient(() => app.url);
const noted = id('Noted(address,uint256,string)');
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;

let actor: Actor;
let odd: Contract;
let address: string;
beforeAll(async () => {
  actor = await newActor(app.url);
  odd = await actor.deploy('Oddities');
  address = await odd.getAddress();
});
afterAll(() => actor.leave());

const note = (what: number) => actor.does(odd.getFunction('note')(what, 'x'));
const numbers = (logs: readonly { topics: readonly string[] }[]) => logs.map(({ topics }) => Number(topics[2]));

describe('eth_getLogs', () => {
  it('finds events by topic position, topic, address and block', async () => {
    const from = await rpc.result('eth_blockNumber');
    for (const what of [1, 2, 3]) {
      await note(what);
    }
    const since = { fromBlock: `0x${(Number(from) + 1).toString(16)}`, toBlock: 'latest' };
    const logs = await rpc.result('eth_getLogs', { ...since, address });
    expect(numbers(logs)).toEqual([1, 2, 3]);
    expect(logs[0]).toMatchObject({
      address: address.toLowerCase(),
      topics: [noted, zeroPadValue(actor.address, 32).toLowerCase(), word(1)],
      logIndex: '0x0',
      removed: false,
    });
    const find = async (filter: object) => numbers(await rpc.result('eth_getLogs', { ...since, ...filter }));
    expect(await find({ topics: [noted, null, word(2)] })).toEqual([2]);
    expect(await find({ topics: [null, null, [word(1), word(3)]] })).toEqual([1, 3]);
    expect(await find({ topics: [] })).toEqual([1, 2, 3]);
    expect(await find({ topics: [word(9)] })).toEqual([]);
    expect(await find({ address: [actor.address, address] })).toEqual([1, 2, 3]);
    expect(await find({ address: actor.address })).toEqual([]);
    expect(numbers(await rpc.result('eth_getLogs', { blockHash: logs[1].blockHash }))).toEqual([2]);
    expect(await rpc.result('eth_getLogs', { fromBlock: '0xffffff' })).toEqual([]);
  });

  it.each([
    [{ topics: 'x' }],
    [{ topics: [1] }],
    [{ address: '0x12' }],
    [{ fromBlock: 'soon' }],
    [[]],
    ['all'],
    [{ topics: [null, null, null, null, null] }],
  ])('does not read %j', async (filter) => {
    expect(await rpc.error('eth_getLogs', filter)).toMatchObject({ code: -32602 });
  });
});

describe('filters', () => {
  it('report new logs, blocks and transactions', async () => {
    await note(4);
    const logs = await rpc.result('eth_newFilter', { address, topics: [noted] });
    const blocks = await rpc.result('eth_newBlockFilter');
    const transactions = await rpc.result('eth_newPendingTransactionFilter');
    const changes = (filter: string) => rpc.result('eth_getFilterChanges', filter);
    expect([await changes(logs), await changes(blocks), await changes(transactions)]).toEqual([[], [], []]);
    await note(5);
    const latest = await rpc.result('eth_getBlockByNumber', 'latest', false);
    expect(numbers(await changes(logs))).toEqual([5]);
    expect(await changes(blocks)).toEqual([latest.hash]);
    expect(await changes(transactions)).toEqual(latest.transactions);
    expect(await changes(logs)).toEqual([]);
    expect(numbers(await rpc.result('eth_getFilterLogs', logs))).toEqual([5]);
    expect(await rpc.result('eth_uninstallFilter', logs)).toBe(true);
    expect(await rpc.result('eth_uninstallFilter', logs)).toBe(false);
    expect((await rpc.error('eth_getFilterChanges', logs)).message).toBe('filter not found');
    expect((await rpc.error('eth_getFilterLogs', blocks)).message).toContain('not about logs');
  });

  it('are not created from a malformed request', async () => {
    expect(await rpc.error('eth_newFilter', { topics: 7 })).toMatchObject({ code: -32602 });
  });

  it('are limited in number', async () => {
    const answers = [];
    for (let batch = 0; batch < 2; batch += 1) {
      const calls = Array.from({ length: 600 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_newBlockFilter' }));
      answers.push(...((await (await rpc.send(JSON.stringify(calls))).json()) as { error?: { message: string } }[]));
    }
    expect(answers.at(0)?.error).toBeUndefined();
    expect(answers.at(-1)?.error?.message).toContain('too many filters');
  });
});
