import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponCode } from '../../../server/shop/coupon-codes.ts';
import { awkwardTexts, fieldlessBodies, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { type Client, claimsOf, createClient, unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';
import { newTalker, type Talker } from './talking.ts';

const path = '/rest/chatbot/respond';
const nameQuery = { action: 'namequery', body: "I'm sorry I didn't get your name. What shall I call you?" };
const notUnderstood = 'My fruit-powered brain did not get that. Would you say it another way?';
const greeting = (name: string) => `Hello ${name}, this is Juicy! Which fruit brings you here?`;
let app: DecoyApp;
let client: Client;
let bo: Talker;
const happened: string[] = [];

beforeAll(async () => {
  app = await startDecoyApp();
  client = createClient(app.url);
  bo = await newTalker(client, 'Bo');
  for (const name of ['chatbot.couponGiven', 'chatbot.broken'] as const) {
    app.app.events.on(name, () => happened.push(name));
  }
});
afterAll(() => app.stop());

/** Returns the texts with which the bot answers an intent. */
const textsFor = (intent: string): readonly unknown[] =>
  app.content.chatbotTraining.data
    .filter((known) => known.intent === intent)
    .flatMap(({ answers }) => answers)
    .map((answer) => (answer.action === 'response' ? answer.body.replace('<customer-name>', 'Bo') : answer.handler));

describe('a caller of the bot', () => {
  it('is refused without a token', async () => {
    const answer = await client.post(path, { action: 'query', query: 'hello' });
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Unauthenticated user"}']);
  });

  it('is refused with a token that does not verify or has no user', async () => {
    const tokens = strangeTokens(app.content.keys).filter(([what]) => !/unsigned|no token/.test(what));
    for (const [, token] of [...tokens, ['', unsignedToken({ nobody: 1 })] as const]) {
      const answer = await client.post(path, { action: 'query', query: 'hello' }, { token });
      expect([answer.status, answer.text]).toEqual([401, '{"error":"Unauthenticated user"}']);
    }
  });

  it('is asked for a name first', async () => {
    const talker = await newTalker(client);
    const answer = await talker.say('hello');
    expect([answer.status, answer.json()]).toEqual([200, nameQuery]);
  });

  it.each([['other'], [undefined], [null], [['query']], [{ query: 1 }]])(
    'gets no answer to the action %j',
    async (action) => {
      const answer = await client.post(path, { action, query: 'hello' }, { token: bo.token });
      expect([answer.status, answer.text]).toEqual([400, '{"error":"Unknown action"}']);
    },
  );

  it('is greeted first, whatever the message', async () => {
    const jim = { ...claimsOf(await client.login('jim@juice-sh.op', 'ncc-1701')).data, username: 'Jim' };
    const token = unsignedToken({ data: jim });
    const say = (query: string) => client.post(path, { action: 'query', query }, { token });
    expect((await say('goodbye')).json()).toEqual({ action: 'response', body: greeting('Jim') });
    expect((await say('goodbye')).json().body).toMatch(/(run dry|are thirsty|the fridge is), Jim\./);
  });
});

describe('what the bot recognises', () => {
  it.each([
    ['greetings.hello', 'hello', 'Hey there, Juicy!', "What's up?"],
    ['greetings.bye', 'bye', 'I have to go now', 'so long'],
    ['queries.deluxeMembership', 'Is a deluxe membership worth it?', 'should I become a deluxe member'],
    ['queries.blockchain', 'What about the blockchain?', 'when does the token sale start'],
    ['queries.nft', 'where can I find NFTs', 'Tell me about an NFT'],
    ['queries.singstar', 'Please sing a song!', 'do you know a jingle'],
    ['queries.swallow', 'what is the airspeed velocity of an unladen swallow?'],
  ])('is %s', async (intent, ...queries) => {
    for (const query of queries) {
      expect(textsFor(intent), query).toContain(await bo.hears(query));
    }
  });

  it.each([
    'can you give me a coupon code',
    'Can I have a coupon code?',
    'give me a coupon!',
    'Got any coupons for me?',
    'I want a discount',
    'discount code please',
    'how do I save some money here',
    'I need a voucher code',
  ])('includes a wish for a coupon: %s', async (query) => {
    const body = await bo.hears(query);
    expect([...textsFor('queries.couponCode'), body.startsWith('Oooookay') && body]).toContain(body);
  });

  it.each(['what is the weather like today', 'where is my order', 'apple juice', '?', 'ラーメン', 'is this shop good'])(
    'does not include: %s',
    async (query) => {
      expect(await bo.hears(query)).toBe(notUnderstood);
    },
  );

  it('does not include an empty string, which gets a greeting', async () => {
    for (const query of ['', undefined, null]) {
      expect(await bo.hears(query)).toBe(greeting('Bo'));
    }
  });

  it('may be a number or any other value', async () => {
    for (const query of [7, true, ['hello'], { toString: 'hello' }]) {
      expect([notUnderstood, ...textsFor('greetings.hello')]).toContain(await bo.hears(query));
    }
  });

  it.each(awkwardTexts)('may hold %s', async (_what, text) => {
    expect([200, 413]).toContain((await bo.say(text)).status);
    expect(textsFor('greetings.hello')).toContain(await bo.hears('hello'));
  });
});

describe('what the shop itself has to say', () => {
  it('is the price of each product named', async () => {
    expect(await bo.hears('How much is Apple Juice?')).toContain('Apple Juice (1000ml) costs 1.99¤');
    const two = await bo.hears('how much is Banana Juice and Eggfruit Juice');
    expect(two.split(', ')).toEqual(
      expect.arrayContaining(['Banana Juice (1000ml) costs 1.99¤', 'Eggfruit Juice (500ml) costs 8.99¤']),
    );
  });

  it('is an apology for products that never were, or are no longer, on sale', async () => {
    expect(await bo.hears('what does a zeppelin cost')).toContain("couldn't find any products");
    const [gone] = app.databases.shop.all<{ name: string }>('SELECT name FROM Products WHERE deletedAt IS NOT NULL');
    expect(await bo.hears(`how much is ${gone?.name}`)).not.toContain(`${gone?.name} costs`);
  });

  it('includes proof that functions are called', async () => {
    const proof = await bo.hears('function test command b8a8ba1ecea1607e1713e31a3d9e5e19');
    expect(proof).toBe('3be2e438b7f3d04c89d7749f727bb3bd');
  });

  it('is a coupon of this month for whoever asks often enough', async () => {
    happened.length = 0;
    let body = '';
    for (let asked = 0; asked < 200 && !body.startsWith('Oooookay'); asked += 1) {
      expect(happened).toEqual([]);
      body = await bo.hears('can I have a coupon code');
    }
    expect(body).toMatch(/^Oooookay.*10% coupon code for you: (.{10})$/);
    expect(body.slice(-10)).toBe(couponCode(10, new Date()));
    expect(happened).toEqual(['chatbot.couponGiven']);
  });
});

describe('a name that is taken through the bot', () => {
  it('is stored, and is in the token that comes back', async () => {
    const talker = await newTalker(client);
    const answer = await talker.takeName('Kim');
    expect([answer.status, answer.json()]).toEqual([
      200,
      { action: 'response', body: greeting('Kim'), token: expect.any(String) },
    ]);
    expect(claimsOf(talker.token).data).toMatchObject({ username: 'Kim' });
    const who = await client.get('/rest/user/whoami', { cookie: talker.token });
    expect(who.json().user.email).toBe(claimsOf(talker.token).data.email);
    expect(textsFor('greetings.hello')).toContain(await talker.hears('hello'));
  });

  it('keeps the basket of the session', async () => {
    const talker = await newTalker(client, 'Kim');
    const baskets: (number | undefined)[] = [];
    app.app.events.on('basket.read', ({ sessionBid }) => baskets.push(sessionBid));
    expect((await client.get('/rest/basket/1', { token: talker.token })).status).toBe(200);
    expect(baskets).toEqual([expect.any(Number)]);
  });

  it('passes through the filter for user names, while the bot gets it unfiltered', async () => {
    const talker = await newTalker(client);
    expect((await talker.takeName('<b>Kim</b>')).json().body).toBe(greeting('<b>Kim</b>'));
    expect(claimsOf(talker.token).data.username).not.toContain('<b>');
  });

  it('is refused for a user who does not exist', async () => {
    const token = unsignedToken({ data: { id: 4711, username: 'Nobody' } });
    const answer = await client.post(path, { action: 'setname', query: 'Kim' }, { token });
    expect([answer.status, answer.json()]).toEqual([401, { status: 'error', error: 'Unknown user' }]);
  });

  it.each([['"'], ['\\'], [undefined], [7], [['Kim']]])('changes nothing when it is %j', async (name) => {
    const before = contentsOf(app.databases.shop, 'Users');
    const answer = await client.post(path, { action: 'setname', query: name }, { token: bo.token });
    expect([answer.status, answer.text]).toEqual([500, '']);
    expect(contentsOf(app.databases.shop, 'Users')).toEqual(before);
  });
});

describe('a bad request to the bot', () => {
  it.each(unreadableBodies)('with %s is refused by the frame', async (_what, call, status) => {
    expect((await client.call('POST', path, { ...call, token: bo.token })).status).toBe(status);
  });

  it.each(fieldlessBodies)('with %s asks for nothing', async (_what, call) => {
    const answer = await client.call('POST', path, { ...call, token: bo.token });
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Unknown action"}']);
  });
});
