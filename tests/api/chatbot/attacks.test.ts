import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../support/client.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';
import { newTalker } from './talking.ts';

const notUnderstood = 'My fruit-powered brain did not get that. Would you say it another way?';
const dead = /^Remember to stay hydrated.*recover from "process is not a function"/;
const killer = 'admin"); process=null; users.addUser("1337", "test';
let app: DecoyApp;
let client: Client;
let broken = 0;

beforeAll(async () => {
  app = await startDecoyApp();
  client = createClient(app.url);
  app.app.events.on('chatbot.broken', () => {
    broken += 1;
  });
});
beforeEach(() => {
  app.decoy.reset();
  broken = 0;
});
afterAll(() => app.stop());

describe('a bot that is killed', () => {
  it('by a name no longer answers anyone, while the shop lives on', async () => {
    const attacker = await newTalker(client);
    const naming = await attacker.takeName(killer);
    expect([naming.status, naming.json()]).toMatchObject([200, { action: 'response', token: expect.any(String) }]);
    expect(broken).toBe(0);
    expect(await attacker.hears('hi')).toMatch(dead);
    expect(broken).toBe(1);

    const other = await newTalker(client, 'Bo');
    expect(await other.hears('hello')).toMatch(dead);
    expect((await other.status()).json().body).toContain('Hello Bo');
    expect((await client.get('/rest/products/search?q=')).status).toBe(200);
  });

  it('by a name from the profile page takes two or three more messages', async () => {
    const attacker = await newTalker(client, 'Eve');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const renamed = await client.post('/profile', `username=${encodeURIComponent(killer)}`, {
      cookie: attacker.token,
      headers,
    });
    const token = /token=([^;]+)/.exec(renamed.headers.get('set-cookie') ?? '')?.[1];
    const said = [];
    for (const query of ['hi', 'hi', 'hi']) {
      said.push((await client.post('/rest/chatbot/respond', { action: 'query', query }, { token })).json().body);
    }
    expect(said.at(-1)).toMatch(dead);
  });

  it('by a question is dead at once', async () => {
    const attacker = await newTalker(client, 'Eve');
    await attacker.status();
    expect(await attacker.hears('"); process=null; //')).toMatch(dead);
    expect(broken).toBe(1);
  });

  it('stays dead when its interpreter is replaced, whoever talked to it before', async () => {
    const attacker = await newTalker(client, 'Eve');
    await attacker.hears('"); process=null; //');
    await attacker.status();
    const visitor = (id: number) => newTalker(client, `Visitor ${id}`);
    await visitor(1);
    // Another session takes the only interpreter.
    await app.decoy.openSession('var other = 1').evaluate('other');
    expect(await (await visitor(2)).hears('hello')).toMatch(dead);
  });

  it('is alive again when the shop is seeded anew', async () => {
    const attacker = await newTalker(client, killer);
    expect(await attacker.hears('hi')).toMatch(dead);
    const reset = await client.post('/rest/range/reset-shop', { confirm: true }, { headers: { 'x-range': '1' } });
    expect([reset.status, reset.json()]).toEqual([200, { status: 'success' }]);
    const other = await newTalker(client, 'Bo');
    expect(await other.hears('klaatu')).toBe(notUnderstood);
  });
});

describe('a bot that is manipulated', () => {
  const process = (body: string) => `x"); process=function(query, token){ ${body} }; users.addUser("1", "y`;

  it('gives everyone the answer that the attacker wants', async () => {
    await (await newTalker(client, process('return {answer:{action:"function",handler:"couponCode"}}'))).hears('hi');
    const other = await newTalker(client, 'Bo');
    expect(await other.hears('hello')).toMatch(/^Oooookay/);
    expect(broken).toBe(0);
  });

  it('still recognises what the attacker lets it recognise', async () => {
    const bent = 'if (users.get(token)) { return model.process(trainingSet.lang, query) } return {}';
    await (await newTalker(client, process(bent))).hears('hi');
    const other = await newTalker(client, 'Bo');
    expect(await other.hears('goodbye')).toMatch(/, Bo\.$/);
  });

  it('may take its time over an answer', async () => {
    const late = 'return Promise.resolve().then(() => ({answer:{action:"response",body:"later"}}))';
    await (await newTalker(client, process(late))).hears('hi');
    expect(await (await newTalker(client, 'Bo')).hears('hello')).toBe('later');
  });

  it.each([
    'return {}',
    'return {answer:{action:"function",handler:"toString"}}',
    'return {answer:{body:{}}}',
    'return {answer:"text"}',
    'return 7',
  ])('says that it did not understand when it has no reply: %s', async (body) => {
    await (await newTalker(client, process(body))).hears('hi');
    expect(await (await newTalker(client, 'Bo')).hears('hello')).toBe(notUnderstood);
    expect(broken).toBe(0);
  });

  it('learns what the attacker teaches', async () => {
    const lesson = `trainingSet.data.push({intent:'pwned',utterances:['klaatu'],answers:[{action:'response',body:'nikto'}]})`;
    const teacher = await newTalker(client, 'Eve');
    await teacher.hears(`", "x"); ${lesson}; train(); process("`);
    expect(await teacher.hears('klaatu')).toBe('nikto');
  });
});

describe('a bot that was asked nonsense', () => {
  it.each(['"', '"); throw 1; //', '"); undefined_name; //', "'", '\\', '\n'])('is unharmed by %j', async (query) => {
    const talker = await newTalker(client, 'Bo');
    expect(await talker.hears(query)).toBe(notUnderstood);
    expect(await talker.hears('goodbye')).toMatch(/, Bo\.$/);
    expect(broken).toBe(0);
  });
});
