import { Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../../shared/api/contracts.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

const app = appForTests();
const rpc = rpcClient(() => app.url);
const ether = 10n ** 18n;
const anybody = '0x00000000000000000000000000000000000a11ce';

describe('the node says', () => {
  it.each([
    ['eth_chainId', '0x7a69'],
    ['net_version', '31337'],
    ['net_listening', true],
    ['eth_syncing', false],
    ['eth_accounts', []],
    ['eth_gasPrice', '0x77359400'],
    ['eth_maxPriorityFeePerGas', '0x3b9aca00'],
  ])('%s', async (method, expected) => {
    expect(await rpc.result(method)).toEqual(expected);
  });

  it('who it is, and what a string hashes to', async () => {
    expect(await rpc.result('web3_clientVersion')).toMatch(/^JuiceRange\//);
    expect(await rpc.result('web3_sha3', '0x68656c6c6f20776f726c64')).toBe(
      '0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad',
    );
  });

  it('that a method is unknown, or what it could not read', async () => {
    expect(await rpc.error('eth_getProof', anybody, [], 'latest')).toEqual({
      code: -32601,
      message: 'the method eth_getProof does not exist/is not available',
    });
    for (const params of [
      [],
      ['0x12'],
      [7],
      [{}],
      [`${anybody}00`],
      [anybody, 'newest'],
      [anybody, '0x'],
      [anybody, -1],
    ]) {
      expect(await rpc.error('eth_getBalance', ...params)).toMatchObject({ code: -32602 });
    }
  });

  it('that it keeps no keys', async () => {
    expect((await rpc.error('eth_sendTransaction', { from: anybody })).message).toContain('keeps no keys');
  });
});

describe('blocks', () => {
  it('are found by number, by name and by hash', async () => {
    await rpc.result('range_playEther', Wallet.createRandom().address, 'first');
    const latest = await rpc.result('eth_getBlockByNumber', 'latest', false);
    expect(latest.number).toBe(await rpc.result('eth_blockNumber'));
    for (const name of ['pending', 'safe', 'finalized', latest.number]) {
      expect((await rpc.result('eth_getBlockByNumber', name, false)).hash).toBe(latest.hash);
    }
    const byHash = await rpc.result('eth_getBlockByHash', latest.hash, true);
    expect(byHash.transactions).toEqual([
      expect.objectContaining({ hash: latest.transactions[0], blockHash: latest.hash, blockNumber: latest.number }),
    ]);
    const first = await rpc.result('eth_getBlockByNumber', 'earliest', false);
    expect(first).toMatchObject({ number: '0x0', transactions: [], parentHash: `0x${'00'.repeat(32)}` });
    expect(await rpc.result('eth_getBlockByNumber', '0xffffff', false)).toBeNull();
    expect(await rpc.result('eth_getBlockByHash', `0x${'12'.repeat(32)}`, false)).toBeNull();
  });

  it('follow one another, each with one transaction and a later time', async () => {
    const balances = async () => rpc.result('range_playEther', Wallet.createRandom().address, 'first');
    await balances();
    await balances();
    const latest = Number(await rpc.result('eth_blockNumber'));
    const blocks = [];
    for (let number = 0; number <= latest; number += 1) {
      blocks.push(await rpc.result('eth_getBlockByNumber', `0x${number.toString(16)}`, false));
    }
    for (const [index, block] of blocks.slice(1).entries()) {
      expect(block.parentHash).toBe(blocks[index].hash);
      expect(Number(block.timestamp)).toBeGreaterThan(Number(blocks[index].timestamp));
      expect(await rpc.result('eth_getBlockTransactionCountByHash', block.hash)).toBe('0x1');
    }
    expect(new Set(blocks.map(({ hash }) => hash)).size).toBe(latest + 1);
  });

  it('have a history of fees, which never change', async () => {
    const history = await rpc.result('eth_feeHistory', '0x2', 'latest', [10, 90]);
    expect(history.baseFeePerGas).toEqual(['0x3b9aca00', '0x3b9aca00', '0x3b9aca00']);
    expect(history.reward).toEqual(Array(2).fill(['0x3b9aca00', '0x3b9aca00']));
    expect(history.gasUsedRatio).toHaveLength(2);
  });
});

describe('play ether', () => {
  it('is given as one at first, once, and then ten at a time up to a thousand', async () => {
    const { address } = Wallet.createRandom();
    const balance = async () => BigInt(await rpc.result('eth_getBalance', address, 'latest'));
    const hash = await rpc.result('range_playEther', address, 'first');
    expect(await rpc.result('eth_getTransactionReceipt', hash)).toMatchObject({
      status: '0x1',
      to: address.toLowerCase(),
    });
    expect(await balance()).toBe(ether);
    expect((await rpc.error('range_playEther', address, 'first')).message).toBe('this address already has ether');
    for (let times = 0; times < 99; times += 1) {
      await rpc.result('range_playEther', address, 'more');
    }
    expect(await balance()).toBe(991n * ether);
    expect((await rpc.error('range_playEther', address, 'more')).message).toContain('enough');
  });

  it('is given for the first time only once, even when it was all spent', async () => {
    const wallet = Wallet.createRandom();
    await rpc.result('range_playEther', wallet.address, 'first');
    const price = 10n ** 9n;
    const everything = {
      to: anybody,
      value: ether - 21_000n * price,
      gasLimit: 21_000n,
      gasPrice: price,
      chainId: 31337,
    };
    await rpc.result('eth_sendRawTransaction', await wallet.signTransaction({ ...everything, nonce: 0, type: 0 }));
    expect(await rpc.result('eth_getBalance', wallet.address, 'latest')).toBe('0x0');
    expect((await rpc.error('range_playEther', wallet.address, 'first')).message).toContain('had its first ether');
  });

  it.each([[[]], [['0x12', 'first']], [[anybody, 'all']], [[anybody]]])('is not given for %j', async (params) => {
    expect(await rpc.error('range_playEther', ...params)).toMatchObject({ code: -32602 });
  });
});

describe('accounts', () => {
  it('have code and storage, in the present and the past', async () => {
    const { address } = Wallet.createRandom();
    expect(await rpc.result('eth_getCode', contracts.beeFaucet.address, 'latest')).toMatch(/^0x6080/);
    expect(await rpc.result('eth_getCode', anybody, 'latest')).toBe('0x');
    // The counter, 200, is in the second word of the first slot's 21 bytes.
    expect(await rpc.result('eth_getStorageAt', contracts.beeFaucet.address, '0x0', 'latest')).toBe(
      `0x0000000000000000000000c8${contracts.beeToken.address.slice(2).toLowerCase()}`,
    );
    const before = await rpc.result('eth_blockNumber');
    await rpc.result('range_playEther', address, 'first');
    expect(await rpc.result('eth_getBalance', address, before)).toBe('0x0');
    expect(await rpc.result('eth_getBalance', address, { blockNumber: before })).toBe('0x0');
    expect(BigInt(await rpc.result('eth_getBalance', address, 'latest'))).toBe(ether);
    expect(await rpc.error('eth_getBalance', address, '0xffffff')).toMatchObject({ code: -32000 });
    expect(await rpc.result('eth_getTransactionCount', address, 'pending')).toBe('0x0');
  });

  it('have a past that is forgotten after 128 blocks', async () => {
    const first = await rpc.result('eth_blockNumber');
    for (let more = 0; more < 129; more += 1) {
      await rpc.result('range_playEther', Wallet.createRandom().address, 'first');
    }
    expect((await rpc.error('eth_getBalance', anybody, first)).message).toContain('no longer kept');
  });
});
