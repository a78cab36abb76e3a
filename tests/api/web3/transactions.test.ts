import { type TransactionRequest, Wallet } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

const app = appForTests();
const rpc = rpcClient(() => app.url);
const gwei = 10n ** 9n;
const to = '0x00000000000000000000000000000000000a11ce';

let actor: Actor;
beforeAll(async () => {
  actor = await newActor(app.url);
});
afterAll(() => actor.leave());

/** Signs a transfer with the actor's next nonce, unless the given fields say otherwise. */
async function sign(wishes: TransactionRequest = {}): Promise<string> {
  const nonce = Number(await rpc.result('eth_getTransactionCount', actor.address, 'latest'));
  const price =
    wishes.type === 2 || wishes.type === undefined
      ? { maxFeePerGas: 2n * gwei, maxPriorityFeePerGas: gwei }
      : { gasPrice: 2n * gwei };
  return actor.wallet.signTransaction({
    type: 2,
    to,
    value: 7n,
    gasLimit: 21_000n,
    chainId: 31337,
    nonce,
    ...price,
    ...wishes,
  });
}

const send = (raw: string) => rpc.result('eth_sendRawTransaction', raw);
const refusal = async (raw: string) => (await rpc.error('eth_sendRawTransaction', raw)).message;

describe('a transaction', () => {
  it.each([
    [0, { gasPrice: '0x77359400' }],
    [1, { gasPrice: '0x77359400', accessList: [] }],
    [2, { gasPrice: '0x77359400', maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x3b9aca00', accessList: [] }],
  ])('of type %i is mined at once', async (type, expected) => {
    const before = BigInt(await rpc.result('eth_getBalance', to, 'latest'));
    const hash = await send(await sign({ type }));
    expect(BigInt(await rpc.result('eth_getBalance', to, 'latest'))).toBe(before + 7n);
    const found = await rpc.result('eth_getTransactionByHash', hash);
    expect(found).toMatchObject({
      hash,
      type: `0x${type}`,
      from: actor.address.toLowerCase(),
      to,
      value: '0x7',
      gas: '0x5208',
      ...expected,
    });
    expect(await rpc.result('eth_getTransactionByBlockNumberAndIndex', found.blockNumber, '0x0')).toEqual(found);
    expect(await rpc.result('eth_getTransactionByBlockHashAndIndex', found.blockHash, '0x1')).toBeNull();
    const receipt = await rpc.result('eth_getTransactionReceipt', hash);
    expect(receipt).toMatchObject({
      status: '0x1',
      gasUsed: '0x5208',
      effectiveGasPrice: '0x77359400',
      contractAddress: null,
      logs: [],
    });
    expect(await rpc.result('eth_getBlockReceipts', found.blockNumber)).toEqual([receipt]);
  });

  it('that fails is still mined, with a receipt that says so', async () => {
    const odd = await actor.deploy('Oddities');
    const data = odd.interface.encodeFunctionData('refuse');
    const hash = await send(await sign({ to: await odd.getAddress(), data, value: 0n, gasLimit: 100_000n }));
    expect(await rpc.result('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x0', logs: [] });
  });

  it('waits for those before it', async () => {
    const nonce = Number(await rpc.result('eth_getTransactionCount', actor.address, 'latest'));
    const second = await send(await sign({ nonce: nonce + 1 }));
    expect(await rpc.result('eth_getTransactionByHash', second)).toMatchObject({ hash: second, blockNumber: null });
    expect(await rpc.result('eth_getTransactionReceipt', second)).toBeNull();
    const first = await send(await sign({ nonce }));
    expect(await rpc.result('eth_getTransactionReceipt', first)).toMatchObject({ status: '0x1' });
    expect(await rpc.result('eth_getTransactionReceipt', second)).toMatchObject({ status: '0x1' });
    for (let ahead = 1; ahead <= 16; ahead += 1) {
      await send(await sign({ nonce: nonce + 2 + ahead }));
    }
    expect(await refusal(await sign({ nonce: nonce + 30 }))).toContain('nonce too high');
    await send(await sign({ nonce: nonce + 2 }));
    expect(Number(await rpc.result('eth_getTransactionCount', actor.address, 'latest'))).toBe(nonce + 19);
  });

  it('is refused with the messages of other nodes', async () => {
    const sent = await sign();
    await send(sent);
    expect(await refusal(sent)).toBe('already known');
    const nonce = Number(await rpc.result('eth_getTransactionCount', actor.address, 'latest'));
    expect(await refusal(await sign({ nonce: 0, value: 8n }))).toBe(`nonce too low: next nonce ${nonce}, tx nonce 0`);
    expect(await refusal(await sign({ value: 10n ** 21n }))).toMatch(/^insufficient funds for gas \* price \+ value: /);
    expect(await refusal(await sign({ gasLimit: 20_999n }))).toMatch(/^intrinsic gas too low: have 20999, want 21000/);
    expect(await refusal(await sign({ gasLimit: 2n ** 24n + 1n }))).toMatch(/^exceeds block gas limit/);
    expect(await refusal(await sign({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }))).toMatch(
      /less than block base fee/,
    );
    expect(await refusal(await sign({ chainId: 1 }))).toMatch(/invalid chain id for signer: this chain is 31337/);
    expect(
      await refusal(await sign({ to: null, data: `0x${'5b'.repeat(49_153)}`, value: 0n, gasLimit: 2n ** 24n })),
    ).toBe('max initcode size exceeded: code size 49153 limit 49152');
    expect(await refusal('0x03c0')).toBe('transaction type not supported: 3');
    for (const raw of ['0x', '0xc0', '0x02', `0x02${'ff'.repeat(40)}`, sent.slice(0, -2)]) {
      expect(await refusal(raw)).toMatch(/^the transaction cannot be read: /);
    }
    expect(await rpc.error('eth_sendRawTransaction', 'raw')).toMatchObject({ code: -32602 });
    expect(Number(await rpc.result('eth_getTransactionCount', actor.address, 'latest'))).toBe(nonce);
  });

  it('needs a sender who can pay', async () => {
    const poor = Wallet.createRandom();
    const raw = await poor.signTransaction({
      type: 2,
      to,
      value: 0n,
      gasLimit: 21_000n,
      chainId: 31337,
      nonce: 0,
      maxFeePerGas: 2n * gwei,
      maxPriorityFeePerGas: gwei,
    });
    expect(await refusal(raw)).toMatch(/^insufficient funds .* have 0 want 42000000000000$/);
  });
});
