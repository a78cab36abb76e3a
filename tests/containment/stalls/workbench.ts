import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../support/client.ts';
import { openSocket } from './sockets.ts';
import type { Stall, StallTarget } from './stall.ts';

const send = '/rest/range/workbench/send';
const history = '/rest/range/workbench/history';
const compiler = '/assets/public/solc/0.8.21/soljson.wasm';

/** What a script in the shop's page sends along, and a program may pretend. */
const pageOf = (url: string) => ({ origin: url, 'sec-fetch-site': 'same-origin' });

const get = (target: string) => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`).toString('base64');

/** Opens connections, posts something over all of them at once, and reads nothing of what comes back. */
async function postAndLeave(target: StallTarget, count: number, path: string, body: string, length = body.length) {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${target.port}`,
    `Origin: http://127.0.0.1:${target.port}`,
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${length}`,
  ].join('\r\n');
  const sockets: Socket[] = [];
  for (let connection = 0; connection < count; connection += 1) {
    sockets.push(await openSocket(target));
  }
  for (const socket of sockets) {
    socket.pause();
    socket.write(`${head}\r\n\r\n${body}`);
  }
}

/** Does something while the history records, and switches it off afterwards. */
async function recorded({ url }: StallTarget, work: () => Promise<void>): Promise<void> {
  const record = (on: boolean) => createClient(url).post(`${history}/record`, { on }, { headers: pageOf(url) });
  await record(true);
  try {
    await work();
  } finally {
    await createClient(url).post(`${history}/clear`, {}, { headers: pageOf(url) });
    await record(false);
  }
}

/** Uploads files of 500 KiB, some at a time. */
async function upload({ url }: StallTarget, count: number): Promise<void> {
  const body = 'a'.repeat(500 * 1024);
  let left = count;
  const uploadOn = async () => {
    while (left > 0) {
      left -= 1;
      await createClient(url).post('/file-upload', body);
    }
  };
  await Promise.all(Array.from({ length: 8 }, uploadOn));
}

export const workbenchStalls: readonly Stall[] = [
  {
    cause: 'a response that nobody reads',
    through: 'workbench',
    title: '2,000 requests for a decompressed compiler, by a client that reads nothing',
    measure: 'what is sent next waits until earlier responses were read, of which 256 KiB are kept',
    harm: 'memory',
    controlScale: 0.05,
    attack: async (target) => {
      const requests = Array(2000 * target.scale).fill(get(compiler));
      await postAndLeave(target, 1, send, JSON.stringify({ requests, atOnce: 16 }));
      await wait(1500);
    },
  },
  {
    cause: 'an endless queue',
    through: 'workbench',
    title: 'twenty orders at once with 2,000 searches each, all of which should be sent together',
    measure: 'one order with several requests at a time, and 16 requests of it',
    harm: 'silence',
    controlScale: 0.2,
    attack: async (target) => {
      const requests = Array(2000 * target.scale).fill(get('/rest/products/search?q='));
      await postAndLeave(target, 20, send, JSON.stringify({ requests, atOnce: 16, together: true }));
      await wait(1500);
    },
  },
  {
    cause: 'an endless queue',
    through: 'workbench',
    title: '150 orders of 4 MiB that never end',
    measure: 'four orders at a time, and a budget of incoming bytes',
    harm: 'memory',
    controlScale: 0.4,
    attack: async (target) => {
      const begun = `{"requests":["${'A'.repeat(3_900_000)}`;
      await postAndLeave(target, 150 * target.scale, send, begun, begun.length + 1000);
      await wait(500);
    },
  },
  {
    cause: 'a store that grows',
    through: 'history',
    title: '1,000 uploads of 500 KiB while they are recorded',
    measure: 'a ring of 500 exchanges and 32 MiB, in which the oldest make room',
    harm: 'memory',
    controlScale: 0.3,
    attack: (target) => recorded(target, () => upload(target, 1000 * target.scale)),
  },
  {
    cause: 'a pattern over long text',
    through: 'history',
    title: 'forty searches at once for a text that nearly matches everywhere',
    measure: 'each byte is read once, by one search after the other, with others in between',
    harm: 'silence',
    attack: (target) =>
      recorded(target, async () => {
        await upload(target, 60);
        const question = JSON.stringify({ text: `${'a'.repeat(199)}b` });
        await postAndLeave(target, 40 * target.scale, `${history}/search`, question);
        await wait(1500);
      }),
  },
  {
    cause: 'an endless queue',
    through: 'history',
    title: '400 clients that want a recorded compiler decompressed, all at once',
    measure: 'one is decompressed after the other, up to a MiB, and a full queue refuses',
    harm: 'silence',
    attack: (target) =>
      recorded(target, async () => {
        const { url } = target;
        await createClient(url).get(compiler, { headers: { 'accept-encoding': 'br' } });
        const { text } = await createClient(url).post(history, {}, { headers: pageOf(url) });
        const { run, exchanges = [] } = JSON.parse(text);
        const question = JSON.stringify({ run, id: exchanges.at(-1)?.id });
        await postAndLeave(target, 400 * target.scale, `${history}/exchange`, question);
        await wait(1500);
      }),
  },
];
