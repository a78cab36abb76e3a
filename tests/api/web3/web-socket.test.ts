import { WebSocketProvider } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';

const app = appForTests();
let actor: Actor;
beforeAll(async () => {
  actor = await newActor(app.url);
});
afterAll(() => actor.leave());

/** Opens a connection that keeps everything that it receives. */
async function open(path = '/rpc', headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${app.port}${path}`, { headers });
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  const heard: any[] = [];
  socket.on('message', (content) => heard.push(JSON.parse(String(content))));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) => reject(new Error(`status ${response.statusCode}`)));
  });
  let lastId = 0;
  return {
    socket,
    heard,
    ask: async (method: string, ...params: readonly unknown[]) => {
      lastId += 1;
      const own = lastId;
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: own, method, params }));
      await expect.poll(() => heard.some(({ id }) => id === own)).toBe(true);
      return heard.find(({ id }) => id === own);
    },
    told: (subscription: string) =>
      heard.filter(({ params }) => params?.subscription === subscription).map(({ params }) => params.result),
  };
}

describe('over WebSocket', () => {
  it('calls are answered, including batches and nonsense', async () => {
    const { socket, ask, heard } = await open();
    expect((await ask('eth_chainId')).result).toBe('0x7a69');
    socket.send(
      '[{"jsonrpc":"2.0","id":"a","method":"eth_chainId"},{"jsonrpc":"2.0","id":"b","method":"net_version"}]',
    );
    await expect
      .poll(() => heard.find(Array.isArray)?.map(({ result }: { result: unknown }) => result))
      .toEqual(['0x7a69', '31337']);
    socket.send('nonsense');
    await expect.poll(() => heard.at(-1)?.error?.code).toBe(-32700);
    socket.close();
  });

  it('new heads, logs and transactions are sent as they occur, until the client unsubscribes', async () => {
    const odd = await actor.deploy('Oddities');
    const { socket, ask, told } = await open();
    const heads = (await ask('eth_subscribe', 'newHeads')).result;
    const logs = (await ask('eth_subscribe', 'logs', { address: await odd.getAddress() })).result;
    const transactions = (await ask('eth_subscribe', 'newPendingTransactions')).result;
    await actor.does(odd.getFunction('note')(7, 'x'));
    const block = await actor.provider.getBlock('latest');
    await expect.poll(() => told(logs)).toEqual([expect.objectContaining({ blockHash: block?.hash, logIndex: '0x0' })]);
    expect(told(heads)).toEqual([expect.objectContaining({ hash: block?.hash, parentHash: block?.parentHash })]);
    expect(told(transactions)).toEqual(block?.transactions);
    expect((await ask('eth_unsubscribe', heads)).result).toBe(true);
    expect((await ask('eth_unsubscribe', heads)).result).toBe(false);
    await actor.does(odd.getFunction('note')(8, 'x'));
    await expect.poll(() => told(logs).length).toBe(2);
    expect(told(heads)).toHaveLength(1);
    socket.close();
  });

  it('the number of subscriptions is limited, and unknown ones are refused', async () => {
    const { socket, ask } = await open();
    expect((await ask('eth_subscribe', 'syncing')).error.code).toBe(-32602);
    expect((await ask('eth_subscribe', 'logs', { topics: 7 })).error.code).toBe(-32602);
    await Promise.all(Array.from({ length: 100 }, () => ask('eth_subscribe', 'newHeads')));
    expect((await ask('eth_subscribe', 'newHeads')).error.message).toContain('too many subscriptions');
    socket.close();
  });

  it('a foreign host name is refused, and so is a message of more than 2 MB', async () => {
    await expect(open('/rpc', { host: 'evil.example' })).rejects.toThrow('status 421');
    const { socket } = await open('/rpc/?x');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send('x'.repeat(2 * 1024 * 1024 + 1));
    expect(await closed).toBe(1009);
  });

  it('ethers listens to a contract', async () => {
    const provider = new WebSocketProvider(`ws://127.0.0.1:${app.port}/rpc`);
    const odd = await actor.deploy('Oddities');
    const heard: unknown[] = [];
    const watched = odd.connect(provider);
    await watched.on('Noted', (_who: unknown, what: unknown) => heard.push(what));
    // The subscription is made in the background. A block before it is not reported.
    await expect
      .poll(async () => {
        await actor.does(odd.getFunction('note')(9, 'x'));
        return heard.at(-1);
      })
      .toBe(9n);
    await provider.destroy();
  });
});
