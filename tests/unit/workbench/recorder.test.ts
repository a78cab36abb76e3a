import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { WatchableRequest, WatchableResponse } from '../../../server/http/frame/watchable.ts';
import { createHistory, type Recorded } from '../../../server/workbench/recording/history.ts';
import type { Message } from '../../../server/workbench/recording/message.ts';
import { bytesOf, unpackedBody } from '../../../server/workbench/recording/read-back.ts';
import { createRecorder } from '../../../server/workbench/recording/recorder.ts';
import { finder } from '../../../server/workbench/recording/search.ts';
import { opened } from '../../api/range/workbench-history.ts';

const limits = budgets.workbench.history;

/** Returns how much memory a message takes. */
function memoryOf({ first }: Message): number {
  let size = 0;
  for (let piece = first; piece !== undefined; piece = piece.next) {
    size += piece.size;
  }
  return size;
}

/** Records a server that answers in ways that the shop doesn't. */
async function recorded(answer: RequestListener) {
  const server = createServer({ IncomingMessage: WatchableRequest, ServerResponse: WatchableResponse }, answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const history = createHistory(limits);
  createRecorder(server, history, { isWanted: () => true, isFromWorkbench: () => false }).start();
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  // The address of a listening TCP server has this type.
  const { port } = server.address() as AddressInfo;
  const last = async (isOver: (recorded: Recorded) => boolean = ({ end }) => end !== 'underWay') => {
    await expect.poll(() => history.since(0).some(isOver)).toBe(true);
    const [found] = history.since(0).filter(isOver);
    if (found === undefined) {
      throw new Error('Nothing was recorded.');
    }
    return found;
  };
  return { port, url: `http://127.0.0.1:${port}`, last };
}

it('puts a response in chunks into one chunk', async () => {
  const { url, last } = await recorded((_, response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.write('656c', 'hex');
    response.write(Buffer.from('low '), () => response.end('wörld'));
  });
  expect(await (await fetch(url)).text()).toBe('ellow wörld');
  const kept = await last();
  expect(bytesOf(kept.response).toString()).toMatch(
    /^HTTP\/1\.1 200 OK\r\nContent-Type: text\/plain\r\n.*\r\n\r\nc\r\nellow wörld\r\n0\r\n\r\n$/s,
  );
  expect([kept.end, kept.response.length]).toEqual(['complete', 12]);
});

it('shows a response that never ends as far as it has come, and ends it with its connection', async () => {
  const { port, last } = await recorded((_, response) => {
    const timer = setInterval(() => response.write('tick '), 5);
    response.on('close', () => clearInterval(timer));
  });
  const socket = opened(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const kept = await last(({ response }) => response.length > 20);
  expect([kept.end, bytesOf(kept.response).toString('latin1')]).toEqual([
    'underWay',
    expect.stringContaining('tick tick'),
  ]);
  socket.destroy();
  expect((await last()).end).toBe('cutOff');
});

it('counts a response of any length, and keeps its beginning', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'y');
  const { url, last } = await recorded(async (_, response) => {
    for (let count = 0; count < 40; count += 1) {
      if (!response.write(piece)) {
        await once(response, 'drain');
      }
    }
    response.end();
  });
  await (await fetch(url)).arrayBuffer();
  const { response } = await last();
  expect([response.length, response.kept, memoryOf(response)]).toEqual([
    40 * piece.length,
    limits.body,
    limits.body + response.headLength,
  ]);
});

it('takes no more memory for many small pieces than for one', async () => {
  const { url, last } = await recorded((_, response) => {
    for (let count = 0; count < 10_000; count += 1) {
      response.write('z');
    }
    response.end();
  });
  await (await fetch(url)).arrayBuffer();
  const { response } = await last();
  expect(response.kept).toBe(10_000);
  expect(memoryOf(response)).toBeLessThan(3 * 10_000);
});

it('leaves a body to whoever reads it, late or not at all', async () => {
  const read: string[] = [];
  const { url, last } = await recorded(async (request, response) => {
    if (request.url === '/late') {
      await wait(20);
      for await (const bytes of request) {
        read.push(String(bytes));
      }
    }
    response.end();
  });
  await fetch(`${url}/late`, { method: 'POST', body: 'abc' });
  const late = await last();
  expect([read.join(''), bytesOf(late.request).toString().endsWith('\r\n\r\nabc')]).toEqual(['abc', true]);
  await fetch(`${url}/never`, { method: 'POST', body: 'abc' });
  expect((await last(({ id, end }) => id === 2 && end === 'complete')).end).toBe('complete');
});

it('unpacks what is left of a compressed body, up to a limit', async () => {
  const packed = gzipSync(Buffer.alloc(5_000_000, 'text '));
  const { url, last } = await recorded((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': packed.length });
    response.end(packed);
  });
  await (await fetch(url)).arrayBuffer();
  const kept = await last();
  expect((await unpackedBody(kept, 1000)).toString()).toBe('text '.repeat(200));
  // The same, but cut off, and then broken.
  const { last: piece } = kept.response;
  if (piece === undefined) {
    throw new Error('Nothing is kept.');
  }
  piece.used = 1000;
  expect((await unpackedBody(kept, limits.unpacked)).toString().slice(0, 10)).toBe('text text ');
  piece.block.memory.fill('x', piece.start, piece.start + 100);
  piece.used = 100;
  expect((await unpackedBody(kept, limits.unpacked)).toString()).toBe('x'.repeat(100));
});

it.each([
  ['aab', 'aaab', true],
  ['abab', 'aBaCABab', true],
  ['abac', 'ababac', true],
  ['abac', 'ababab', false],
  ['ä', 'Ä', false],
])('looking for %j in %j says %j', (text, within, isThere) => {
  expect(finder(text)([Buffer.from(within)])).toBe(isThere);
  expect(finder(text)(Array.from(Buffer.from(within), (byte) => Uint8Array.of(byte)))).toBe(isThere);
});
