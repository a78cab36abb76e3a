import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import type { Stall, StallTarget } from './stall.ts';

/** A string that is too long, and one of the greatest length that is allowed. */
const [tooLong, longest] = ['x'.repeat(99_000), 'x'.repeat(10_000)];

const budget = 'a budget in bytes and rows for every store, and a limit on the length of every string';
const pieces = 'long responses are made piece by piece, one after the other, and none exceeds the limit';

/** Makes all of these requests, some at a time. Refusals count as responses. */
async function askAll(count: number, ask: (index: number) => Promise<unknown>, atOnce = 8): Promise<void> {
  let next = 0;
  const askOn = async () => {
    while (next < count) {
      next += 1;
      await ask(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
}

/** Scales a count, down to a minimum. */
function times(count: number, { scale }: StallTarget): number {
  return Math.max(8, Math.round(count * scale));
}

/** Sends the same request from thirty clients at once, or fewer. */
function askInParallel(target: StallTarget, path: string, token?: string): Promise<unknown> {
  const client = createClient(target.url);
  const asked = (index: number) => client.get(`${path}${path.includes('?') ? '&' : '?'}n=${index}`, { token });
  return Promise.all(Array.from({ length: times(30, target) }, (_, index) => asked(index)));
}

async function complain(target: StallTarget, count: number, message: string, token: string): Promise<void> {
  const client = createClient(target.url);
  await askAll(count, () => client.post('/api/Complaints', { message }, { token }));
}

function forged(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

async function customerOf({ url }: StallTarget) {
  return newCustomer(createClient(url));
}

/** Attempts to fill what the shop stores. */
export const storeStalls: readonly Stall[] = [
  {
    cause: 'a store that grows',
    through: 'reviews',
    title: 'thousands of reviews of 99 kB, which every start loads into memory',
    measure: budget,
    harm: 'no start',
    controlScale: 0.2,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      // The first of them is refused for its length, so the others have a length that isn't.
      for (const message of [tooLong, longest]) {
        await askAll(times(1000, target), () => client.put('/rest/products/1/reviews', { message, author: 'me' }));
      }
    },
  },
  {
    cause: 'a store that grows',
    through: 'reviews list',
    title: 'all reviews of a product that has very many, again and again',
    measure: pieces,
    harm: 'memory',
    controlScale: 0.4,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      for (const message of [tooLong, longest]) {
        await askAll(times(600, target), () => client.put('/rest/products/1/reviews', { message, author: 'me' }));
      }
      await askInParallel(target, '/rest/products/1/reviews');
    },
  },
  {
    cause: 'a store that grows',
    through: 'review edit',
    title: 'one query that changes every review, many times at once',
    measure: 'changes of very many documents take turns with others',
    harm: 'silence',
    controlScale: 1,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      const { token } = await customerOf(target);
      await askAll(times(600, target), (index) =>
        client.put('/rest/products/2/reviews', { message: `${index} ${longest.slice(0, 9000)}`, author: 'me' }),
      );
      const all = { id: { $ne: -1 }, message: longest };
      await Promise.all(
        Array.from({ length: times(40, target) }, () => client.patch('/rest/products/reviews', all, { token })),
      );
    },
  },
  {
    cause: 'a store that grows',
    through: 'complaints',
    title: 'complaints of 99 kB, all of them listed by thirty clients at once',
    measure: pieces,
    harm: 'memory',
    controlScale: 0.3,
    fills: true,
    attack: async (target) => {
      const { token } = await customerOf(target);
      await complain(target, times(300, target), tooLong, token);
      await complain(target, times(1000, target), longest, token);
      await askInParallel(target, '/api/Complaints', token);
    },
  },
  {
    cause: 'a store that grows',
    through: 'list filter',
    title: 'a search for a thousand characters in strings that nearly match',
    measure: 'strings are compared some at a time, and for no longer than a response may take',
    harm: 'silence',
    controlScale: 0.5,
    fills: true,
    attack: async (target) => {
      const { token } = await customerOf(target);
      await complain(target, times(400, target), 'a'.repeat(10_000), token);
      await createClient(target.url).get(`/api/Complaints?q=${'a'.repeat(900)}b`, { token });
    },
  },
  {
    cause: 'a store that grows',
    through: 'basket',
    title: 'a basket with every product, whose descriptions are long',
    measure: pieces,
    harm: 'memory',
    controlScale: 0.3,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      const customer = await customerOf(target);
      for (const description of [longest, tooLong]) {
        await askAll(30, (index) => client.put(`/api/Products/${index + 1}`, { description }));
      }
      await askAll(30, (index) => customer.fill(index + 1, 1).catch(() => {}));
      await Promise.all(
        Array.from({ length: times(150, target) }, () =>
          client.get(`/rest/basket/${customer.basket}`, { token: customer.token }),
        ),
      );
    },
  },
  {
    cause: 'a store that grows',
    through: 'registration',
    title: 'users with long names, addresses and pictures, listed with their last logins',
    measure: pieces,
    harm: 'memory',
    controlScale: 0.5,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      const { token } = await customerOf(target);
      const long = { profileImage: longest, lastLoginIp: longest, deluxeToken: longest, totpSecret: longest };
      await askAll(times(400, target), (index) =>
        client.post('/api/Users', { email: `${index}${longest.slice(0, 9000)}`, password: 'juicy', ...long }),
      );
      await askInParallel(target, '/rest/user/authentication-details', token);
    },
  },
  {
    cause: 'a store that grows',
    through: 'saved cards',
    title: 'a wallet of hundreds of cards with long names',
    measure: pieces,
    harm: 'silence',
    controlScale: 0.5,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      const { token } = await customerOf(target);
      const card = { cardNum: 1_234_567_812_345_678, expMonth: 1, expYear: 2090 };
      for (const fullName of [tooLong, longest]) {
        await askAll(times(500, target), () => client.post('/api/Cards', { fullName, ...card }, { token }));
      }
      await askInParallel(target, '/api/Cards', token);
    },
  },
  {
    cause: 'a store that grows',
    through: 'sessions',
    title: 'forged tokens without a user, all different, which register themselves',
    measure: 'a budget in tokens and bytes, whatever the tokens hold',
    harm: 'memory',
    controlScale: 0.1,
    attack: async (target) => {
      const client = createClient(target.url);
      await askAll(Math.min(4000, times(45_000, target)), (index) =>
        client.get('/rest/user/whoami', { cookie: forged({ iat: index, pad: longest.slice(0, 9000) }) }),
      );
    },
    after: async ({ url }) => {
      // Honest people can still log in.
      await createClient(url).login("jim@juice-sh.op'--", 'x');
    },
  },
  {
    cause: 'a store that grows',
    through: 'rate limit',
    title: 'made-up client addresses of 12 kB, each counted separately',
    measure: 'long addresses are stored as hashes, and the number of clients is limited',
    harm: 'memory',
    controlScale: 0.16,
    attack: async (target) => {
      const client = createClient(target.url);
      const address = longest + longest.slice(0, 2000);
      await askAll(Math.min(6000, times(40_000, target)), (index) =>
        client.post('/rest/user/reset-password', {}, { headers: { 'x-forwarded-for': `${index}${address}` } }),
      );
    },
  },
  {
    cause: 'a store that grows',
    through: 'photo wall',
    title: 'simultaneous photos of 10 MB, each of which would fit alone',
    measure: 'room is reserved before a file is written',
    harm: 'memory',
    controlScale: 0.16,
    fills: true,
    attack: async (target) => {
      const client = createClient(target.url);
      const { token } = await customerOf(target);
      const photo = Buffer.alloc(9_900_000, 'x');
      const body = multipartBody({ field: 'image', fileName: 'p.png', type: 'image/png', content: photo });
      const headers = { 'content-type': multipartType };
      await Promise.all(
        Array.from({ length: 12 }, () =>
          client.call('POST', '/rest/memories', { body: new Uint8Array(body), headers, token }),
        ),
      );
    },
  },
];
