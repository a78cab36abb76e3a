import { newCustomer } from '../../support/customer.ts';
import { type ChangedServer, startChangedServer } from '../harness/changed-server.ts';
import { actsOf, proveCodingChallenge } from '../harness/prove.ts';

proveCodingChallenge('basketAccessChallenge', {
  run: startChangedServer,
  uses: {
    'a customer sees the own basket': async ({ client }) => {
      const { basket, token, fill } = await newCustomer(client);
      await fill(1, 2);
      const { status, json } = await client.get(`/rest/basket/${basket}`, { token });
      return status === 200 && json().data.Products[0].BasketItem.quantity === 2;
    },
  },
  attacks: {
    'another customer changes the number': ({ client }) => readsBasketOf(client, false),
    'another customer comes after the owner': ({ client }) => readsBasketOf(client, true),
  },
  expected: [
    'open: another customer comes after the owner',
    'closed',
    'broken: a customer sees the own basket',
    'open: another customer changes the number',
  ],
});

async function readsBasketOf(client: ChangedServer['client'], ownerLooks: boolean): Promise<boolean> {
  const { token } = await newCustomer(client);
  const owner = await newCustomer(client);
  await owner.fill(1, 3);
  const path = `/rest/basket/${owner.basket}`;
  if (ownerLooks) {
    await client.get(path, { token: owner.token });
  }
  return (await client.get(path, { token })).text.includes('"quantity":3');
}

async function reviewOf({ client }: ChangedServer) {
  return (await client.get('/rest/products/1/reviews')).json().data[0];
}

async function like({ client }: ChangedServer, token: string, id: string): Promise<number> {
  return (await client.post('/rest/products/reviews', { id }, { token })).status;
}

proveCodingChallenge('timingAttackChallenge', {
  run: startChangedServer,
  uses: {
    'a customer likes a review once': async (server) => {
      const { token } = await newCustomer(server.client);
      const { _id, likesCount } = await reviewOf(server);
      const first = await like(server, token, _id);
      const second = await like(server, token, _id);
      return first === 200 && second === 403 && (await reviewOf(server)).likesCount === likesCount + 1;
    },
    'a customer likes a second review': async (server) => {
      const { token } = await newCustomer(server.client);
      const other = (await server.client.get('/rest/products/3/reviews')).json().data[0];
      const first = await like(server, token, (await reviewOf(server))._id);
      return first === 200 && (await like(server, token, other._id)) === 200;
    },
  },
  attacks: {
    'three likes at once are noted': async (server) => {
      const liker = await likesAtOnce(server);
      return (await reviewOf(server)).likedBy.filter((email: string) => email === liker).length > 1;
    },
    'three likes at once are counted': async (server) => {
      const before = (await reviewOf(server)).likesCount;
      await likesAtOnce(server);
      return (await reviewOf(server)).likesCount > before + 1;
    },
  },
  expected: [
    'open: three likes at once are noted',
    'open: three likes at once are counted',
    'closed',
    'broken: a customer likes a second review',
  ],
});

async function likesAtOnce(server: ChangedServer): Promise<string> {
  const { email, token } = await newCustomer(server.client);
  const { _id } = await reviewOf(server);
  await Promise.all([1, 2, 3].map(() => like(server, token, _id)));
  return email;
}

/** Works out a captcha as a person would. */
async function captchaOf({ client }: ChangedServer) {
  const { captchaId, answer } = (await client.get('/rest/captcha')).json();
  return { captchaId, captcha: answer };
}

async function send({ client }: ChangedServer, captcha: object, address?: string): Promise<boolean> {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  const entry = { ...captcha, comment: 'Fresh.', rating: 5 };
  return (await client.post('/api/Feedbacks', entry, { headers })).status === 201;
}

async function sendsTen(entry: (at: number) => Promise<boolean>): Promise<boolean> {
  for (let at = 0; at < 10; at += 1) {
    if (!(await entry(at))) {
      return false;
    }
  }
  return true;
}

proveCodingChallenge('captchaBypassChallenge', {
  run: startChangedServer,
  uses: {
    'a visitor answers and is heard': async (server) => send(server, await captchaOf(server)),
    'a wrong answer is refused': async (server) =>
      !(await send(server, { ...(await captchaOf(server)), captcha: 'no idea' })),
    'somebody whose sum has the same result is heard': async (server) => {
      const asked = new Map<string, object>();
      for (let count = 0; count < 300; count += 1) {
        const captcha = await captchaOf(server);
        const other = asked.get(captcha.captcha);
        if (other !== undefined) {
          return (await send(server, other)) && (await send(server, captcha));
        }
        asked.set(captcha.captcha, captcha);
      }
      throw new Error('300 captchas have different results');
    },
  },
  attacks: {
    'one answer serves ten times': async (server) => {
      const captcha = await captchaOf(server);
      return sendsTen(() => send(server, captcha));
    },
    'a script answers ten captchas': (server) => sendsTen(async () => send(server, await captchaOf(server))),
    'one answer serves ten made-up addresses': async (server) => {
      const captcha = await captchaOf(server);
      return sendsTen((at) => send(server, captcha, `192.0.2.${at}`));
    },
  },
  expected: [
    'closed',
    'open: a script answers ten captchas',
    'open: one answer serves ten made-up addresses',
    'broken: somebody whose sum has the same result is heard',
  ],
});

/** More reviews than any one product has, and fewer than all have together. */
const many = 15;

proveCodingChallenge('noSqlCommandChallenge', {
  run: startChangedServer,
  uses: {
    'the reviews of a product are read': async ({ client }) => {
      const { status, json } = await client.get('/rest/products/1/reviews');
      return status === 200 && json().data.length > 0 && json().data.length < many;
    },
    'a new review is read': async ({ client }) => {
      const { email, token } = await newCustomer(client);
      await client.put('/rest/products/6/reviews', { message: 'Crisp.', author: email }, { token });
      return (await client.get('/rest/products/6/reviews')).text.includes('Crisp.');
    },
  },
  attacks: {
    'the server sleeps': async (server) => {
      const startedAt = performance.now();
      await reviewsWhere(server, '(sleep(700)||1)');
      return performance.now() - startedAt > 2000;
    },
    ...actsOf<ChangedServer, string>(
      {
        'a condition that always holds': 'true||1',
        'a condition behind a number': '1||1',
        'a condition behind a quote': "'||'1",
      },
      async (server, id) => (await reviewsWhere(server, id)) > many,
    ),
  },
  expected: [
    'open: a condition that always holds',
    'closed',
    'open: a condition behind a number',
    'open: a condition behind a quote',
  ],
});

/** Returns how many reviews the shop finds for an id. */
async function reviewsWhere({ client }: ChangedServer, id: string): Promise<number> {
  const { status, json } = await client.get(`/rest/products/${encodeURIComponent(id)}/reviews`);
  return status === 200 ? json().data.length : 0;
}
