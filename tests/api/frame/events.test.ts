import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFrameEvents } from '../../../server/http/events.ts';
import { registerBodyParser } from '../../../server/http/frame/body-parser.ts';
import { createServer } from '../../../server/http/frame/server.ts';
import { registerWatchedUrls } from '../../../server/http/frame/watched-urls.ts';
import { registerGuards } from '../../../server/http/guards/guards.ts';
import { registerErrorHandler } from '../../../server/http/pages/error-handler.ts';
import { registerFrameTexts } from '../../../server/http/pages/frame-texts.ts';
import { createSessions } from '../../../server/http/sessions.ts';
import type { Tokens } from '../../../server/http/tokens.ts';
import type { Configuration } from '../../../shared/api/configuration.ts';
import { type Client, createClient } from '../../support/client.ts';

let server: FastifyInstance;
let client: Client;
let heard: unknown[];

/** Accepts every token but the one that says it is bad. */
const trust: Tokens['verify'] = (token) =>
  token === 'bad'
    ? { refusal: { message: 'invalid signature', code: 'invalid_token', inner: {} } }
    : { token: { header: { alg: 'none' }, payload: token } };

const trustingTokens: Tokens = {
  sign: () => '',
  verify: trust,
  verifySignature: trust,
  deluxeTokenFor: () => '',
};

beforeEach(async () => {
  heard = [];
  server = createServer();
  const events = createFrameEvents();
  events.onErrorPage((statusBefore) => heard.push({ statusBefore }));
  events.onWatchedUrl((url) => heard.push({ url }));
  events.onGuardedRequest(() => heard.push('guarded'));
  events.onVerifiedToken(({ payload }) => heard.push({ token: payload }));
  // The frame reads only these parts of the configuration.
  const config = { application: { name: 'Shop', securityTxt: {} }, server: {} } as Configuration;
  registerErrorHandler(server, { config, events, log: () => {} });
  await server.register(cookie);
  registerWatchedUrls(server, events);
  await server.register(async (texts) => registerFrameTexts(texts, config, [], events));
  await server.register(async (routes) => {
    registerBodyParser(routes);
    registerGuards(routes, { tokens: trustingTokens, sessions: createSessions(), events });
    routes.get('/fine', () => 'fine');
    routes.get('/broken', () => {
      throw new Error('broken');
    });
    routes.get('/api/Users', () => 'users');
    routes.get('/refused', (_request, reply) => reply.code(401).send(new Error('refused')));
  });
  client = createClient(await server.listen({ host: '127.0.0.1', port: 0 }));
});

afterEach(() => server.close());

describe('the frame announces', () => {
  test.each([
    ['GET', '/assets/public/images/padding/1px.png'],
    ['GET', '/assets/public/images/products/juice.jpg?x=1'],
    ['POST', '/assets/public/images/uploads/%E1%93%9A.jpg'],
    ['GET', '/assets/i18n/tlh_AA.json'],
    ['GET', '/ASSETS/I18N/de_DE.json'],
    ['GET', '/security.txt'],
    ['HEAD', '/.well-known/security.txt'],
  ])('the watched URL of %s %s, as it was sent', async (verb, path) => {
    await client.call(verb, path);
    expect(heard).toContainEqual({ url: path });
  });

  test('watched URLs with their slashes collapsed', async () => {
    await client.get('//assets//i18n//en.json?a=//b');
    expect(heard).toContainEqual({ url: '/assets/i18n/en.json?a=/b' });
  });

  test.each(['/assets/public/images/paddings/1px.png', '/assets/i18nx', '/x/assets/i18n/en.json', '/fine'])(
    'no watched URL for %s',
    async (path) => {
      await client.get(path);
      expect(heard).not.toContainEqual({ url: path });
    },
  );

  test('no watched URL for other verbs of security.txt', async () => {
    await client.post('/security.txt', {});
    expect(heard).toEqual([]);
  });

  test('requests that pass the guards, and the tokens that verify before them', async () => {
    await client.get('/fine');
    expect(heard).toEqual(['guarded']);
    await client.get('/fine', { token: 'good' });
    expect(heard).toEqual(['guarded', { token: 'good' }, 'guarded']);
    await client.get('/fine', { token: 'bad' });
    expect(heard).toEqual(['guarded', { token: 'good' }, 'guarded', 'guarded']);
  });

  test('a guard’s refusal as an error that occurred while the status was still 200', async () => {
    await client.get('/api/Users');
    expect(heard).toEqual([{ statusBefore: 200 }]);
  });

  test('errors with the status the response had before', async () => {
    await client.get('/broken');
    await client.get('/refused');
    expect(heard).toEqual(['guarded', { statusBefore: 200 }, 'guarded', { statusBefore: 401 }]);
  });
});
