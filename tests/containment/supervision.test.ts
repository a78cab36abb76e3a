import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spawnNode } from '../../server/supervisor/spawn-process.ts';
import { startShop } from '../support/shop.ts';
import { isRunning, type Supervised, supervise, versionStatus } from './support/supervised.ts';

/** A process that ends at once, after one word on standard error. */
const dyingProcess = join(import.meta.dirname, 'support/dying-process.ts');

let supervised: Supervised;

afterEach(() => supervised?.stop());

describe('a shop process', () => {
  test('starts confined, and says so after testing every wall', async () => {
    supervised = await supervise();
    expect(supervised.states.map(({ kind }) => kind)).toEqual(['starting', 'ready']);
    expect(supervised.ready().confinement).toEqual({
      permissionModel: true,
      refused: {
        readOutside: true,
        writeOutside: true,
        childProcess: true,
        worker: true,
        addon: true,
        attach: true,
        otherDatabase: true,
        moduleLoading: true,
        engineFlags: true,
        archives: true,
      },
    });
    expect(await versionStatus(supervised.ready().url)).toBe(200);
  });

  test('without the flags of the permission model it reports what it could do', async () => {
    supervised = await supervise({}, { spawn: (entry, _flags, environment) => spawnNode(entry, [], environment) });
    expect(supervised.ready().confinement).toMatchObject({
      permissionModel: false,
      refused: { readOutside: false, writeOutside: false, childProcess: true, addon: true, otherDatabase: true },
    });
  });

  test('that is killed is started again at the same address, and answers', async () => {
    supervised = await supervise();
    const before = supervised.ready();
    const restarting = supervised.next('restarting');
    const again = supervised.next('ready');
    process.kill(before.pid, 'SIGKILL');
    expect(await restarting).toMatchObject({ because: 'died', restarts: 1 });
    expect(await again).toMatchObject({ url: before.url, restarts: 1 });
    expect(supervised.ready().pid).not.toBe(before.pid);
    expect(await versionStatus(before.url)).toBe(200);
  });

  test.each([
    ['an error that nobody caught', 'throw new Error("boom")'],
    ['a rejection that nobody caught', 'Promise.reject(new Error("boom"))'],
  ])('that meets %s logs it and ends, and a new one takes over', async (_name, statement) => {
    const blast = `data:text/javascript,process.once('SIGUSR2', () => { ${encodeURIComponent(statement)} })`;
    supervised = await supervise(
      {},
      { spawn: (entry, flags, environment) => spawnNode(entry, [...flags, '--import', blast], environment) },
    );
    const again = supervised.next('ready');
    process.kill(supervised.ready().pid, 'SIGUSR2');
    await again;
    expect(supervised.logged.join('\n')).toMatch(
      /^error: The shop process ends because of an unexpected error: .*boom/m,
    );
    expect(await versionStatus(supervised.ready().url)).toBe(200);
  });

  test('that hangs is killed and started again, and leaves in the log what it was doing', async () => {
    const hang = `data:text/javascript,import http from 'node:http'; const emit = http.Server.prototype.emit;
      http.Server.prototype.emit = function (event, ...values) {
        if (event === 'request' && values[0].url.endsWith('forever')) for (;;);
        return emit.call(this, event, ...values);
      };`;
    const startedAt = performance.now();
    supervised = await supervise(
      {},
      { spawn: (entry, flags, environment) => spawnNode(entry, [...flags, '--import', hang], environment) },
    );
    const firstStart = performance.now() - startedAt;
    const before = supervised.ready();
    const restarting = supervised.next('restarting');
    const again = supervised.next('ready');
    const hungAt = performance.now();
    const request = expect(fetch(`${before.url}/rest/forever`)).rejects.toThrow();
    expect(await restarting).toMatchObject({ because: 'hung' });
    const noticedAt = performance.now();
    // Two seconds of silence, and running again within two seconds.
    expect(noticedAt - hungAt).toBeGreaterThan(1900);
    expect(noticedAt - hungAt).toBeLessThan(3000);
    await again;
    // On a busy machine, not much later than a start takes there.
    expect(performance.now() - noticedAt).toBeLessThan(Math.max(2000, 2 * firstStart));
    await request;
    expect(isRunning(before.pid)).toBe(false);
    expect(await versionStatus(before.url)).toBe(200);
    expect(supervised.logged.join('\n')).toMatch(
      /^error: The shop process has said nothing for 2 s \(it takes \d+ MiB of memory\), so it is ended\. Requests under way: GET \/rest\/forever$/m,
    );
  });

  test('that takes too much memory is ended and started again', async () => {
    const grow = `data:text/javascript,const all = [];
      process.once('SIGUSR2', () => { setInterval(() => all.push(Buffer.alloc(2 ** 24, 1)), 20) })`;
    supervised = await supervise(
      {},
      { spawn: (entry, flags, environment) => spawnNode(entry, [...flags, '--import', grow], environment) },
    );
    const restarting = supervised.next('restarting');
    const again = supervised.next('ready');
    process.kill(supervised.ready().pid, 'SIGUSR2');
    expect(await restarting).toMatchObject({ because: 'grew' });
    await again;
    expect(supervised.logged.join('\n')).toMatch(
      /^error: The shop process takes \d{3,4} MiB of memory, more than the 400 MiB/m,
    );
    expect(await versionStatus(supervised.ready().url)).toBe(200);
  });

  test('that is only busy is left alone', async () => {
    supervised = await supervise();
    const before = supervised.ready();
    process.kill(before.pid, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    process.kill(before.pid, 'SIGCONT');
    expect(await versionStatus(before.url)).toBe(200);
    expect(supervised.ready().pid).toBe(before.pid);
  });

  test('that keeps dying before it is ready is given up', async () => {
    supervised = await supervise(
      {},
      { spawn: (_entry, _flags, environment) => spawnNode(dyingProcess, [], environment) },
    );
    expect(supervised.supervisor.state()).toEqual({
      kind: 'failed',
      fault: 'crash',
      reason: 'The shop ended again and again before it was ready.',
      advice: expect.stringContaining('--data'),
    });
    expect(supervised.states.filter(({ kind }) => kind === 'restarting')).toHaveLength(4);
  });

  test('is reset without a restart, shop and progress separately', async () => {
    supervised = await supervise();
    const { pid } = supervised.ready();
    await supervised.supervisor.resetShop();
    await supervised.supervisor.resetProgress();
    expect(supervised.ready().pid).toBe(pid);
    await supervised.supervisor.stop();
    await expect(supervised.supervisor.resetShop()).rejects.toThrow('not running');
  });

  test('ends when told to, along with its evaluator', async () => {
    supervised = await supervise();
    const { pid, url } = supervised.ready();
    await fetch(`${url}/rest/products/obj.product/reviews`);
    const evaluator = childrenOf(process.pid).find((child) => child !== pid);
    await supervised.supervisor.stop();
    expect(supervised.supervisor.state()).toEqual({ kind: 'stopped' });
    expect(isRunning(pid)).toBe(false);
    await vi.waitFor(() => expect(evaluator === undefined || isRunning(evaluator)).toBe(false));
  });

  test('ends itself when its supervisor has been killed, and so does the evaluator', async () => {
    const shop = await startShop();
    const pid = shop.shopPid();
    await fetch(`${shop.url}/rest/products/obj.product/reviews`);
    // The shop and one evaluator, or two: a condition that takes its time is tried again in another.
    const children = childrenOf(shop.supervisorPid);
    expect(children.length).toBeGreaterThan(1);
    process.kill(shop.supervisorPid, 'SIGKILL');
    await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]), { timeout: 10_000 });
    expect(isRunning(pid)).toBe(false);
    await shop.stop();
  });
});

describe('the address', () => {
  test('is the next free port when the requested one is taken, on either loopback address', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const other = createServer();
      await new Promise((resolve) => other.listen({ port: 0, host }, () => resolve(undefined)));
      const address = other.address();
      const taken = typeof address === 'object' && address !== null ? address.port : 0;
      supervised = await supervise({ port: taken });
      const { port, url } = supervised.ready();
      expect(port).toBeGreaterThan(taken);
      expect(url).toBe(`http://localhost:${port}`);
      expect(await versionStatus(url)).toBe(200);
      await supervised.stop();
      other.close();
    }
  });

  test('answers on both loopback addresses and on no other', async () => {
    supervised = await supervise();
    const { port } = supervised.ready();
    expect(await versionStatus(`http://127.0.0.1:${port}`)).toBe(200);
    expect(await versionStatus(`http://[::1]:${port}`)).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
  });

  test('that does not belong to this machine is reported as such', async () => {
    supervised = await supervise({ host: '192.0.2.1' });
    expect(supervised.supervisor.state()).toEqual({
      kind: 'failed',
      fault: 'port',
      reason: 'The shop cannot listen on 192.0.2.1 (EADDRNOTAVAIL).',
      advice: 'Choose another address with --host.',
    });
  });
});

function childrenOf(pid: number): readonly number[] {
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' });
  return list
    .split('\n')
    .map(Number)
    .filter((child) => child > 0 && isRunning(child));
}
