import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Wallet } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainLaunch } from '../../../server/supervisor/confinement-flags.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';
import { rpcClient } from '../../support/web3/rpc.ts';

const dist = join(import.meta.dirname, '../../../dist');

let shop: RunningShop;
let actor: Actor;
let pid: number;
beforeAll(async () => {
  shop = await startShop({ data: null });
  pid = shop.shopPid();
  actor = await newActor(shop.url);
});
afterAll(async () => {
  actor.leave();
  await shop.stop();
});

const rpc = rpcClient(() => shop.url);

/** Code that hashes 4 KiB again and again, which costs little gas and much time. */
const hashing = '0x5b611000600020505f56';

/** Asserts that the shop answers, and is the same process that was started. */
async function isUnharmed() {
  expect((await fetch(`${shop.url}/rest/admin/application-version`)).status).toBe(200);
  expect(shop.shopPid()).toBe(pid);
}

describe('the shop keeps running', () => {
  it('while code loops, which is stopped and reported', async () => {
    const running = rpc.error('eth_call', { from: actor.address, data: hashing });
    await isUnharmed();
    // Stopped by its gas or, where the machine is busy, by its time.
    expect((await running).message).toMatch(/^(?:out of gas|the call took too long and was stopped)/);
    await isUnharmed();
    expect(await rpc.result('eth_chainId')).toBe('0x7a69');
  });

  it('when a contract of 1 MB is deployed, which is refused', async () => {
    const data = `0x${'5b'.repeat(1_000_000)}`;
    expect((await rpc.error('eth_estimateGas', { from: actor.address, data })).message).toBe(
      'max initcode size exceeded: code size 1000000 limit 49152',
    );
    const larger = `0x${'5b'.repeat(1024 * 1024)}`;
    expect((await rpc.error('eth_estimateGas', { from: actor.address, data: larger })).message).toBe(
      'request too large: 2097152 bytes at most',
    );
    const raw = `0xc0${data.slice(2)}`;
    expect((await rpc.error('eth_sendRawTransaction', raw)).message).toMatch(/^the transaction cannot be read/);
    await isUnharmed();
  });

  it('when code returns a contract that is too large, or sends itself calls without end', async () => {
    // PUSH3 25000 PUSH0 RETURN
    expect((await rpc.error('eth_estimateGas', { from: actor.address, data: '0x620061a85ff3' })).message).toMatch(
      /max code size exceeded/,
    );
    // Calls its own address with all its gas, at most 1024 levels deep.
    const deployed = await actor.wallet.sendTransaction({ data: '0x600a600c600039600a6000f35f5f5f5f5f305af15000' });
    const receipt = await deployed.wait();
    expect(await rpc.result('eth_call', { to: receipt?.contractAddress, gas: '0xf00000' })).toBe('0x');
    await isUnharmed();
  });

  it('while it is flooded with 800 calls, each of which is answered', { timeout: 120_000 }, async () => {
    const calls = Array.from({ length: 800 }, (_, index) => ({
      method: index % 100 === 0 ? 'range_playEther' : index % 3 === 0 ? 'eth_getBalance' : 'eth_call',
      params:
        index % 100 === 0
          ? [Wallet.createRandom().address, 'first']
          : index % 3 === 0
            ? [actor.address, 'latest']
            : [{ to: actor.address, data: '0x00' }, 'latest'],
    }));
    let answered = 0;
    let refused = 0;
    const sender = async () => {
      for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
        const { result, error } = await rpc.call(call.method, ...call.params);
        expect(result ?? error?.message).toBeTruthy();
        answered += result === undefined ? 0 : 1;
        refused += error === undefined ? 0 : 1;
      }
    };
    const senders = Promise.all(Array.from({ length: 40 }, sender));
    let isOver = false;
    const over = senders.then(() => {
      isOver = true;
    });
    let visits = 0;
    while (!isOver) {
      await isUnharmed();
      visits += 1;
      await delay(50);
    }
    await over;
    expect([answered, refused]).toEqual([800, 0]);
    expect(visits).toBeGreaterThan(5);
  });
});

it('runs that code without files, programs, addons and code made from strings', () => {
  const { flags } = chainLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') });
  expect(flags).toEqual(
    expect.arrayContaining(['--permission', '--no-addons', '--disallow-code-generation-from-strings']),
  );
  expect(flags.filter((flag) => flag.startsWith('--allow'))).toEqual([]);
});
