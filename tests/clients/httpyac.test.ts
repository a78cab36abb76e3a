import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { solvedKeys } from '../exploits/support.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { makeScratch } from './tools.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'node_modules/httpyac/bin/httpyac.js');
const folder = join(root, 'resources/challenges');

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ data: null });
});
afterAll(() => shop.stop());

/**
 * Starts a proxy that leads every request to the shop of this test. The files say localhost:3000, and what they say counts more for httpyac
 * than its command line.
 * @returns its address
 */
async function proxyToShop(): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', shop.url);
    const { method, headers } = asked;
    const forwarded = forward(shop.url, { method, headers, path: pathname + search }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.rawHeaders);
      received.pipe(answer);
    });
    asked.pipe(forwarded);
  });
  onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  // The address of a listening TCP server has this type.
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

it('runs all solutions that take no value from a response, unchanged', async () => {
  // httpyac writes such values in its own way: {{login.authentication.token}}.
  const files = globSync('*/solution.http', { cwd: folder }).filter(
    (file) => !/\{\{\w+\.response\./.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThanOrEqual(20);
  const scratch = makeScratch();
  onTestFinished(scratch.remove);
  const proxy = await proxyToShop();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'send', ...files, '--all', '--json', '--output', 'none', '--var', `request_proxy=${proxy}`],
    { cwd: folder, env: { HOME: scratch.folder }, maxBuffer: 64 * 1024 * 1024 },
  );
  expect(JSON.parse(stdout).summary).toMatchObject({ failedRequests: 0, erroredRequests: 0 });
  await expect
    .poll(async () => {
      const solved = await solvedKeys(shop.url);
      return files.map((file) => dirname(file)).filter((key) => !new Set<string>(solved).has(key));
    })
    .toEqual([]);
});
