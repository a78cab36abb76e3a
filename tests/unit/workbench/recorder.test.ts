import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { createTextPreparation } from '../../../server/http/frame/prepared-text.ts';
import { WatchableRequest, WatchableResponse } from '../../../server/http/frame/watchable.ts';
import { noteLasting } from '../../../server/http/lasting-bytes.ts';
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

/** Returns bytes that the shop keeps to send them again. */
function lastingBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  noteLasting(bytes);
  return bytes;
}

it('copies no body that is kept anyway, and shows it whole', async () => {
  const body = lastingBytes('wörld '.repeat(1000));
  const { url, last } = await recorded((_, response) => response.end(body));
  await (await fetch(url)).arrayBuffer();
  const { response } = await last();
  expect([response.length, response.kept, memoryOf(response)]).toEqual([body.length, body.length, response.headLength]);
  expect(bytesOf(response).subarray(response.headLength)).toEqual(body);
});

it('shows a body in order of which only some is kept anyway', async () => {
  const { url, last } = await recorded((_, response) => {
    response.write(lastingBytes('one '));
    response.write('two ');
    response.end(lastingBytes('three'));
  });
  expect(await (await fetch(url)).text()).toBe('one two three');
  const { response } = await last();
  expect(bytesOf(response).toString()).toMatch(/\r\n\r\nd\r\none two three\r\n0\r\n\r\n$/);
});

it('keeps no more of bodies that are kept anyway than of others', () => {
  // Whoever keeps some of a memory keeps all of it.
  const memory = Buffer.alloc(10_000, 'x');
  const body = memory.subarray(0, 5000);
  noteLasting(body);
  const history = createHistory({ ...limits, bytes: 64 * 1024 + 10 * memory.length });
  const record = () => {
    const begun = { head: '\r\n\r\n', isUpgrade: false, isFromWorkbench: false, connection: { destroyed: false } };
    const exchange = history.begin(begun);
    history.addToResponse(exchange, body);
    return exchange;
  };
  const all = Array.from({ length: 30 }, record);
  expect(history.since(0)).toEqual(all.slice(-10));
  history.clear();
  const others = Array.from({ length: 10 }, record);
  expect(history.since(0)).toEqual(others);
});

it('takes for kept what the shop sends again, and nothing that it sends once', async () => {
  const prepare = createTextPreparation(budgets.answers);
  const text = 'text '.repeat(1000);
  const { url, last } = await recorded((_, response) => response.end(prepare(text).bytes));
  const memories = [];
  for (const wanted of [1, 2, 3]) {
    await (await fetch(url)).arrayBuffer();
    const { response } = await last(({ id, end }) => id === wanted && end !== 'underWay');
    memories.push(memoryOf(response) - response.headLength);
  }
  expect(memories).toEqual([text.length, 0, 0]);
  expect(prepare(text).bytes.buffer.byteLength).toBe(text.length);
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
