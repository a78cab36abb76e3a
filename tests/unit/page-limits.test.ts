import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { budgets } from '../../server/budgets.ts';
import { createSocketServer, type SocketServer } from '../../server/training/socket.ts';
import { limitPages } from '../../server/training/socket-limits.ts';

const limits = { ...budgets.pages, connections: 5, waiting: 20, waitingInAll: 30 };

let io: SocketServer;
let url: string;

beforeEach(async () => {
  const server = createServer();
  io = createSocketServer(limits);
  io.attach(server);
  limitPages(io.engine, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
});

afterEach(() => io.close());

/** Connects a page that polls, and asks for nothing by itself. */
async function connectPage() {
  const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1));
  const ask = async () => (await fetch(`${url}&sid=${sid}`)).text();
  await fetch(`${url}&sid=${sid}`, { method: 'POST', body: '40' });
  // Its namespace is confirmed.
  await ask();
  return { ask, isOpen: async () => !(await ask()).includes('Session ID unknown') };
}

const tell = (times: number) => {
  for (let count = 0; count < times; count += 1) {
    io.emit('server started');
  }
};

it('closes the oldest page for one more than there may be', async () => {
  const first = await connectPage();
  const others = [];
  for (let count = 0; count < limits.connections; count += 1) {
    others.push(await connectPage());
  }
  tell(1);

  expect(await first.isOpen()).toBe(false);
  expect(await Promise.all(others.map((page) => page.isOpen()))).toEqual(others.map(() => true));
});

it('closes a page that leaves too many messages unread', async () => {
  const page = await connectPage();
  tell(limits.waiting + 1);

  expect(await page.isOpen()).toBe(false);
});

it('closes the page with the most unread messages when all of them together are too many', async () => {
  const slow = await connectPage();
  tell(12);
  const quick = [await connectPage(), await connectPage()];
  tell(7);

  expect(await slow.isOpen()).toBe(false);
  for (const page of quick) {
    expect((await page.ask()).split('\u001e')).toHaveLength(7);
  }
});

it('counts no message that was read', async () => {
  const page = await connectPage();
  for (let round = 0; round < 4; round += 1) {
    tell(15);
    expect((await page.ask()).split('\u001e')).toHaveLength(15);
  }
});
