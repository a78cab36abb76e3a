import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evaluator } from '../../../server/decoy/evaluator.ts';
import { startApp } from '../../support/app.ts';
import { strangeIds } from '../../support/bad-requests.ts';
import { type Client, createClient, unsignedToken } from '../../support/client.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';
import { newTalker } from './talking.ts';

const path = '/rest/chatbot/status';
const nameQuery = "I'm sorry I didn't get your name. What shall I call you?";
let app: DecoyApp;
let client: Client;

beforeAll(async () => {
  app = await startDecoyApp();
  client = createClient(app.url);
});
afterAll(() => app.stop());

describe('the state of the chatbot', () => {
  it('is shown to everyone, with an invitation', async () => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: true, body: expect.stringContaining('Sign in to talk to Juicy') });
  });

  it('is not shown for a token that does not verify', async () => {
    for (const token of ['x', 'a.b.c', unsignedToken({ nobody: true }), unsignedToken('text')]) {
      const answer = await client.get(path, { token });
      expect([answer.status, answer.text]).toEqual([401, '{"error":"Unauthenticated user"}']);
    }
  });

  it('is a question for the name of a user who has none', async () => {
    const talker = await newTalker(client);
    expect((await talker.status()).json()).toEqual({ action: 'namequery', body: nameQuery });
  });

  it('is a greeting for a user who has one', async () => {
    const talker = await newTalker(client, 'Bo');
    const answer = await talker.status();
    expect([answer.status, answer.json()]).toEqual([
      200,
      { status: true, body: 'Hello Bo, this is Juicy! Which fruit brings you here?' },
    ]);
  });

  it('depends on the cookie before the bearer token', async () => {
    const { token } = await newTalker(client, 'Cookie');
    const { token: other } = await newTalker(client, 'Bearer');
    const answer = await client.get(path, { cookie: token, token: other });
    expect(answer.json().body).toContain('Hello Cookie');
  });

  it('uses the name in the token, forged or not', async () => {
    const answer = await client.get(path, { token: unsignedToken({ data: { id: 4711, username: 'Nobody' } }) });
    expect(answer.json()).toMatchObject({ status: true, body: expect.stringContaining('Hello Nobody') });
  });

  it.each(strangeIds.map((id) => [id]))('greets a forged user with the id %j', async (id) => {
    const answer = await client.get(path, { token: unsignedToken({ data: { id, username: 'Eve' } }) });
    expect([200, 500]).toContain(answer.status);
    expect(answer.text).toMatch(/Hello Eve|Blocked illegal activity by/);
  });

  it('is a refusal of a name that is not valid code', async () => {
    for (const username of ['"', 'a\\', 'line\nbreak']) {
      const answer = await client.get(path, { token: unsignedToken({ data: { id: 5, username } }) });
      expect(answer.status).toBe(500);
      expect(answer.json().error.message).toMatch(/^Blocked illegal activity by (::ffff:)?127\.0\.0\.1$/);
    }
  });
});

describe('a bot that is unavailable', () => {
  const milliseconds = 2000;

  it.each<[string, Evaluator['evaluate']]>([
    ['cannot be reached', () => Promise.reject(new Error('no evaluator'))],
    ['has too much to do', async () => ({ outcome: 'busy', milliseconds })],
    ['is too slow', async () => ({ outcome: 'timedOut', milliseconds })],
    ['has died', async () => ({ outcome: 'crashed', milliseconds })],
  ])('asks customers to wait when its engine %s', async (_what, evaluate) => {
    const lonely = await startApp({ evaluator: { evaluate } });
    try {
      const talker = { token: unsignedToken({ data: { id: 1, username: 'Bo' } }) };
      const visitor = createClient(lonely.url);
      const status = await visitor.get(path, talker);
      expect([status.status, status.json()]).toEqual([
        200,
        { status: false, body: expect.stringMatching(/^Juicy .*wait/) },
      ]);
      const respond = await visitor.post('/rest/chatbot/respond', { action: 'query', query: 'hello' }, talker);
      expect([respond.status, respond.text]).toEqual([503, '']);
    } finally {
      await lonely.stop();
    }
  });

  it('has the configured names and phrases', async () => {
    const chatBot = { name: 'Boxy', greeting: '<bot-name> & <customer-name> & $&', defaultResponse: 'Hm?' };
    const other = await startDecoyApp({ configuration: { application: { chatBot } } });
    try {
      const visitor = createClient(other.url);
      expect((await visitor.get(path)).json().body).toContain('Sign in to talk to Boxy');
      const talker = await newTalker(visitor, '$1');
      expect((await talker.status()).json().body).toBe('Boxy & $1 & $&');
      expect(await talker.hears('klaatu barada nikto')).toBe('Hm?');
    } finally {
      await other.stop();
    }
  });
});
