import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedDate } from '../../../server/database/dates.ts';
import { type Databases, openDatabases } from '../../../server/database/open.ts';
import { registerBodyParser } from '../../../server/http/frame/body-parser.ts';
import { createServer } from '../../../server/http/frame/server.ts';
import { createSessions, type SessionUser } from '../../../server/http/sessions.ts';
import { createTranslations } from '../../../server/http/translations.ts';
import { imageCaptchaCheck } from '../../../server/shop/privacy/image-captcha-check.ts';
import { strangeIds } from '../../support/bad-requests.ts';
import { type Client, createClient } from '../../support/client.ts';

const wrong = 'Wrong answer to CAPTCHA. Please try again.';
const unclear = 'Something went wrong while submitting CAPTCHA. Please try again.';
const german = new Map([['de_DE', new Map([[wrong, 'Falsche Antwort auf das CAPTCHA.']])]]);
const sessions = createSessions();
let databases: Databases;
let server: FastifyInstance;
let client: Client;

beforeAll(async () => {
  databases = openDatabases({ kind: 'memory' });
  databases.shop.run('CREATE TABLE ImageCaptchas (id INTEGER PRIMARY KEY, answer, UserId INTEGER, createdAt)');
  server = createServer();
  await server.register(cookie);
  registerBodyParser(server);
  const translations = createTranslations(['en', 'de_DE'], german);
  const preHandler = imageCaptchaCheck({ database: databases.shop, sessions, translations });
  server.post('/guarded', { preHandler }, () => 'passed');
  client = createClient(await server.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await server.close();
  databases.close();
});
beforeEach(() => {
  databases.shop.run('DELETE FROM ImageCaptchas');
});

function logIn(id: unknown): string {
  const token = `token-of-${JSON.stringify(id)}`.replaceAll(' ', '-');
  // A forged session can hold any value as its user's id.
  sessions.put(token, { status: 'success', data: { id } as SessionUser, iat: 0 });
  return token;
}

function asked(answer: string, { minutesAgo = 0, UserId = 2 } = {}): void {
  const createdAt = storedDate(new Date(Date.now() - minutesAgo * 60_000));
  databases.shop.run(
    'INSERT INTO ImageCaptchas (answer, UserId, createdAt) VALUES (?, ?, ?)',
    answer,
    UserId,
    createdAt,
  );
}

async function submit(body: unknown, token: string | undefined = logIn(2), headers = {}) {
  const { status, text } = await client.post('/guarded', body, { token, headers });
  return [status, text];
}

describe('the check of an image captcha (api-account.md 15.4)', () => {
  it('passes a user who was never asked', async () => {
    asked('aBc12', { UserId: 3 });
    expect(await submit({})).toEqual([200, 'passed']);
  });

  it('passes the right answer, any number of times', async () => {
    asked('aBc12');
    expect(await submit({ answer: 'aBc12' })).toEqual([200, 'passed']);
    expect(await submit({ answer: 'aBc12' })).toEqual([200, 'passed']);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one in lower case', 'abc12'],
    ['one with a blank', 'aBc12 '],
    ['one in a list', ['aBc12']],
    ['an object', { aBc12: 1 }],
    ['null', null],
    ['a number', 5],
    ['90 kB', 'x'.repeat(90_000)],
    ['one with a control character', 'aBc12\u0000'],
  ])('refuses any other answer: %s', async (_what, answer) => {
    asked('aBc12');
    expect(await submit({ answer })).toEqual([401, wrong]);
  });

  it('asks for the answer to the newest', async () => {
    asked('older', { minutesAgo: 1 });
    asked('newer');
    expect(await submit({ answer: 'older' })).toEqual([401, wrong]);
    expect(await submit({ answer: 'newer' })).toEqual([200, 'passed']);
  });

  it('asks for an answer within five minutes', async () => {
    asked('recent', { minutesAgo: 4.9 });
    expect(await submit({})).toEqual([401, wrong]);
    databases.shop.run('DELETE FROM ImageCaptchas');
    asked('older', { minutesAgo: 5.1 });
    expect(await submit({})).toEqual([200, 'passed']);
  });

  it('refuses a body without fields', async () => {
    asked('aBc12');
    expect(await submit('answer=aBc12', logIn(2), { 'content-type': 'text/plain' })).toEqual([401, wrong]);
  });

  it('says so in the language of the caller', async () => {
    asked('aBc12');
    expect(await submit({}, logIn(2), { cookie: 'language=de_DE' })).toEqual([401, 'Falsche Antwort auf das CAPTCHA.']);
  });

  it('fails without a session, or with one whose user has a strange id', async () => {
    expect(await submit({}, 'unknown')).toEqual([401, unclear]);
    for (const id of strangeIds) {
      expect(await submit({}, logIn(id))).toEqual([401, unclear]);
    }
  });
});
