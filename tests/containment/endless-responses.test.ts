import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { budgets } from '../../server/budgets.ts';
import { type Exchanged, exchange } from '../../server/workbench/exchange.ts';
import { workbenchLimits } from '../../shared/api/workbench.ts';

/*
 * Responses that no listener of the shop sends, at the function with which the workbench reads them: of 1 GB, and without an end. Each control
 * reads the same one without a limit.
 */

const mebibyte = 1024 * 1024;
const request = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

const limited = { time: 2000, kept: workbenchLimits.keptAlone, longest: budgets.workbench.longest };
const unlimited = { time: 2 ** 31 - 1, kept: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY };

/** Sends the beginning of a response that announces 1 GB, and then as much of it as is read, up to so many MiB. */
function gigabyte(most: number) {
  function* pieces() {
    yield `HTTP/1.1 200 OK\r\nContent-Length: ${1024 * mebibyte}\r\n\r\n`;
    for (let sent = 0; sent < most; sent += 1) {
      yield Buffer.alloc(mebibyte, 'x');
    }
  }
  return (socket: Socket) => pipeline(Readable.from(pieces()), socket);
}

/** Sends a letter now and then, for as long as somebody reads. */
async function drip(socket: Socket): Promise<void> {
  socket.write('HTTP/1.1 200 OK\r\n\r\n');
  while (!socket.destroyed) {
    socket.write('x');
    await wait(20);
  }
}

/** Reads the response of a server that exists for this test. */
async function read(respond: (socket: Socket) => Promise<void>, limits: typeof limited): Promise<Exchanged> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => void respond(socket).catch(() => {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a listening TCP server has this type.
  const { port } = server.address() as AddressInfo;
  const end = new AbortController();
  onTestFinished(() => {
    end.abort();
    server.close();
  });
  return exchange(request, {
    ...limits,
    listener: { host: '127.0.0.1', port },
    signal: end.signal,
    onConnection: () => {},
  });
}

describe('a response of 1 GB', () => {
  test('is read up to 64 MiB, of which 4 MiB are kept', async () => {
    const { end, length, response } = await read(gigabyte(1024), limited);
    expect([end, response.length]).toEqual(['tooLong', 4 * mebibyte]);
    expect(length).toBeLessThan(65 * mebibyte);
  });

  test('would fill the memory otherwise', async () => {
    const { response } = await read(gigabyte(100), unlimited);
    expect(response.length).toBeGreaterThan(100 * mebibyte);
  });
});

describe('a response without an end', () => {
  test('ends when its time is up', async () => {
    const { end, milliseconds } = await read(drip, { ...limited, time: 300 });
    expect([end, milliseconds >= 250]).toEqual(['timeout', true]);
  });

  test('would be read forever otherwise', async () => {
    expect(await Promise.race([read(drip, unlimited), wait(1500, 'still reading')])).toBe('still reading');
  });
});
