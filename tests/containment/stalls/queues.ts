import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../support/client.ts';
import { frame, openRpcSocket, openSocket, rpcUpgrade } from './sockets.ts';
import type { Stall, StallTarget } from './stall.ts';

/** Code that loops until its gas is used up, which takes a second or two. */
const circles = { to: null, data: '0x5b600056' };

const heavyCall = (id: number) => ({ jsonrpc: '2.0', id, method: 'eth_call', params: [circles] });
const batchOf = (count: number) => Array.from({ length: count }, (_, id) => heavyCall(id));

/** Sends the first request of an honest page. */
async function chainAnswers({ url }: StallTarget): Promise<void> {
  await createClient(url).post('/rpc', { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
}

/** Leaves so many requests without the last part of their bodies, each on a connection of its own. */
async function leaveUnfinished(target: StallTarget, count: number): Promise<void> {
  const part = Buffer.alloc(1_900_000, 0x20);
  const head = `POST /rpc HTTP/1.1\r\nHost: localhost:${target.port}\r\nContent-Length: 2000000\r\n\r\n`;
  for (let request = 0; request < count; request += 1) {
    const socket = await openSocket(target);
    socket.resume();
    socket.write(head);
    socket.write(part);
  }
  await wait(500);
}

/** Attempts on queues: those of the chain's endpoint and of the evaluator. */
export const queueStalls: readonly Stall[] = [
  {
    cause: 'an endless queue',
    through: 'POST /rpc',
    title: 'batches of a thousand heavy calls each, whose senders have left',
    measure: 'a batch ends when its connection does',
    harm: 'no answer',
    attack: async (target) => {
      const senders = Array.from({ length: 12 }, async () => {
        const leaving = new AbortController();
        const sent = fetch(`${target.url}/rpc`, {
          method: 'POST',
          body: JSON.stringify(batchOf(1000)),
          signal: leaving.signal,
        }).catch(() => {});
        await wait(200);
        leaving.abort();
        await sent;
      });
      await Promise.all(senders);
      await createClient(target.url).post('/rpc', heavyCall(1));
      await chainAnswers(target);
    },
  },
  {
    cause: 'an endless queue',
    through: 'POST /rpc',
    title: 'heavy calls over many connections that stay open',
    measure: 'connections take turns, and slow calls wait behind quick ones',
    harm: 'no answer',
    attack: async (target) => {
      for (let connection = 0; connection < 20; connection += 1) {
        const socket = await openSocket(target);
        const body = JSON.stringify(batchOf(100));
        socket.resume();
        socket.write(
          `POST /rpc HTTP/1.1\r\nHost: localhost:${target.port}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
      }
      await wait(300);
      for (let call = 0; call < 3; call += 1) {
        await chainAnswers(target);
      }
    },
  },
  {
    cause: 'an endless queue',
    through: 'POST /rpc',
    title: 'contracts that loop, over several connections',
    measure: 'a process of its own for contracts',
    harm: 'silence',
    attack: async ({ url, scale }) => {
      await Promise.all(Array.from({ length: 10 * scale }, () => createClient(url).post('/rpc', heavyCall(1))));
    },
  },
  {
    cause: 'an endless queue',
    through: 'POST /rpc',
    title: 'more filters than the limit',
    measure: 'a limit on filters for each connection; those that nobody reads give way',
    harm: 'no answer',
    attack: async ({ url }) => {
      const { post } = createClient(url);
      const install = { jsonrpc: '2.0', id: 1, method: 'eth_newBlockFilter', params: [] };
      await Promise.all(
        Array.from({ length: 12 }, () =>
          post(
            '/rpc',
            Array.from({ length: 100 }, () => install),
          ),
        ),
      );
      // Someone else wants one, and keeps trying for a while.
      const until = performance.now() + 8000;
      while (performance.now() < until) {
        if ((await post('/rpc', install)).json().error === undefined) {
          return;
        }
        await wait(100);
      }
      throw new Error('nobody else gets a filter');
    },
    after: async ({ url }) => {
      const install = { jsonrpc: '2.0', id: 1, method: 'eth_newBlockFilter', params: [] };
      const answer = await createClient(url).post('/rpc', install);
      if (answer.json().result === undefined) {
        throw new Error(`Nobody else gets a filter: ${answer.text}`);
      }
    },
  },
  {
    cause: 'an uncaught error',
    through: 'POST /rpc',
    title: 'parameters nested half a million deep',
    measure: 'every error of a call becomes its response',
    harm: 'death',
    attack: async ({ url }) => {
      const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
      await createClient(url).post('/rpc', `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${deep}}`);
    },
  },
  {
    cause: 'a response that nobody reads',
    through: 'POST /rpc',
    title: 'requests of two megabytes that never end',
    measure: 'a budget of incoming bytes over all connections',
    harm: 'memory',
    controlScale: 0.3,
    attack: (target) => leaveUnfinished(target, Math.min(100, 300 * target.scale)),
  },
  {
    cause: 'a response that nobody reads',
    through: 'WebSocket at /rpc',
    title: 'messages of two megabytes that never end',
    measure: 'a budget of incoming bytes over all connections',
    harm: 'memory',
    controlScale: 0.25,
    attack: async (target) => {
      const unfinished = frame(1, Buffer.alloc(1_900_000, 0x20), 2_000_000);
      for (let connection = 0; connection < 300 * target.scale; connection += 1) {
        (await openRpcSocket(target)).write(unfinished);
      }
      await wait(500);
    },
  },
  {
    cause: 'a response that nobody reads',
    through: 'WebSocket at /rpc',
    title: 'long responses to clients that do not read',
    measure: 'a budget of unread bytes, per connection and in all',
    harm: 'memory',
    controlScale: 0.5,
    attack: async (target) => {
      // Refused, with its id.
      const call = JSON.stringify({ jsonrpc: '2.0', id: 'x'.repeat(1_900_000), method: 'eth_none', params: [] });
      const message = frame(1, Buffer.from(call));
      for (let connection = 0; connection < 40 * target.scale; connection += 1) {
        const socket = await openRpcSocket(target);
        for (let count = 0; count < 6; count += 1) {
          socket.write(message);
        }
      }
      await wait(1000);
    },
  },
  {
    cause: 'a response that nobody reads',
    through: 'WebSocket at /rpc',
    title: 'hundreds of thousands of pings, whose replies nobody reads',
    measure: 'replies to pings count as unread',
    harm: 'memory',
    controlScale: 0.3,
    attack: async (target) => {
      const pings = Buffer.concat(Array.from({ length: 10_000 }, () => frame(9, Buffer.alloc(120, 0x70))));
      for (let connection = 0; connection < 20 * target.scale; connection += 1) {
        const socket = await openRpcSocket(target);
        for (let count = 0; count < 10; count += 1) {
          socket.write(pings);
        }
      }
      await wait(1000);
    },
  },
  {
    cause: 'an uncaught error',
    through: 'WebSocket at /rpc',
    title: 'connections that are reset while they are handed over, or refused',
    measure: 'every connection that was handed over has an error handler',
    harm: 'death',
    controlScale: 0.25,
    attack: async (target) => {
      for (let connection = 0; connection < 200 * target.scale; connection += 1) {
        await openRpcSocket(target);
      }
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const socket = await openSocket(target);
        socket.write(rpcUpgrade(`localhost:${target.port}`, 'X-Crowd: 1\r\n'));
        if (attempt % 2 === 0) {
          await wait(attempt % 5);
        }
        socket.resetAndDestroy();
      }
      await wait(200);
    },
  },
  {
    cause: 'an endless queue',
    through: 'review condition and order lines',
    title: 'work that cannot be interrupted, of every kind at once',
    measure: 'kinds of work take turns, and each piece is tried for a moment first',
    harm: 'silence',
    controlScale: 0.1,
    attack: async ({ url, scale }) => {
      const client = createClient(url);
      const token = await client.login("jim@juice-sh.op'--", 'x');
      const endless = encodeURIComponent('((a=[])=>{a.length=4e9;a.indexOf(1)})()');
      const orderLinesData = 'var a = []; a.length = 4294967295; a.indexOf(1)';
      // The careless shop may die meanwhile, which is not a failure of the test.
      const flood = Promise.allSettled(
        Array.from({ length: 20 * scale }, async () => {
          await Promise.all([
            client.get(`/rest/products/${endless}/reviews`),
            client.post('/b2b/v2/orders', { orderLinesData }, { token }),
          ]);
        }),
      );
      // A learner who requests their profile meanwhile gets it in time, or is told to try again.
      await wait(300);
      const since = performance.now();
      await client.get('/profile', { cookie: token });
      const waited = performance.now() - since;
      if (scale === 1 && waited > 6000) {
        await wait(60_000);
      }
      await Promise.race([flood, wait(15_000)]);
    },
  },
];
