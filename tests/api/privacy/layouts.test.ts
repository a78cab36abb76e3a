import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

let shop: RunningShop;
let client: Client;
let token: string;

beforeAll(async () => {
  shop = await startShop({ data: null });
  client = createClient(shop.url);
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});
afterAll(() => shop.stop());

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const erase = (layout: string, more: Readonly<Record<string, string>> = {}) =>
  client.post('/dataerasure', new URLSearchParams({ layout, ...more }).toString(), { cookie: token, headers });
const messageOf = (answer: { readonly text: string }) => JSON.parse(answer.text).error.message;

describe('an erasure request with a layout of its own', () => {
  it.each(['../package.json', './../package.json', '/../package.json', '../views/../package.json'])(
    'shows the beginning of that file: %s',
    async (layout) => {
      const answer = await erase(layout);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('"name": "juice-shop"');
      expect(answer.text).toHaveLength(106);
      expect(answer.text.endsWith('......')).toBe(true);
    },
  );

  it('may be sent as JSON', async () => {
    const answer = await client.post('/dataerasure', { layout: '../package.json' }, { cookie: token });
    expect(answer.text).toContain('"name": "juice-shop"');
  });

  it.each([
    '../ftp/legal.md',
    '../FTP/legal.md',
    '../ctf.key',
    '../encryptionkeys/premium.key',
    '../a/ftp/../../package.json/ftp',
  ])('does not show %s', async (layout) => {
    const answer = await erase(layout);
    expect([answer.status, messageOf(answer)]).toEqual([500, 'File access not allowed']);
  });

  it.each([
    '../nothing.json',
    'nothing',
    '/etc/passwd',
    '\u0000',
    'x'.repeat(10_000),
    '../../../../../../../../nothing.x',
  ])('names a file that is not there, not of this machine: %#', async (layout) => {
    const answer = await erase(layout);
    expect(answer.status).toBe(500);
    expect(messageOf(answer)).not.toMatch(/\/(tmp|home|dist)\//);
    expect(messageOf(answer)).not.toContain('\n');
  });

  it('says in the contract’s words that a file is missing', async () => {
    expect(messageOf(await erase('../nothing.json'))).toMatch(
      /^ENOENT: no such file or directory, open '\/juice-shop\/.*nothing\.json'$/,
    );
  });

  it.each([
    ['a list', { layout: ['../package.json'] }],
    ['an object', { layout: { a: 1 } }],
    ['a number', { layout: 7 }],
    ['true', { layout: true }],
  ])('is refused when that is %s', async (_what, body) => {
    const answer = await client.post('/dataerasure', body, { cookie: token });
    expect(answer.status).toBe(400);
    expect(answer.json().error.message).toBe('The layout must be a string.');
  });

  it('notes the request and forgets the session, whatever becomes of the layout', async () => {
    const answer = await erase('../ftp/legal.md');
    expect(answer.headers.get('set-cookie')).toBe('token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  });

  it('leaves the shop running', async () => {
    expect((await client.get('/rest/admin/application-version')).status).toBe(200);
  });
});
