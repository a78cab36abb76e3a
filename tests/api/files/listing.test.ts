import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { type Client, createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';

const html = { headers: { accept: 'text/html' } };
const ftpNames = [
  ...['acquisitions.md', 'announcement_encrypted.md', 'coupons_2013.md.bak', 'eastere.gg', 'encrypt.pyc'],
  ...['incident-support.kdbx', 'legal.md', 'package-lock.json.bak', 'package.json.bak', 'quarantine'],
  'suspicious_errors.yml',
];

describe('folder listings (api-learning.md 23)', () => {
  let logs: string;
  let app: StartedApp;
  let shop: Client;

  beforeAll(async () => {
    logs = await mkdtemp(join(tmpdir(), 'juice-range-listing-'));
    await writeFile(join(logs, 'access.log.2099-01-01'), 'a line\n');
    await writeFile(join(logs, '.hidden'), 'x');
    app = await startApp({ logs });
    shop = createClient(app.url);
  });
  afterAll(async () => {
    await app.stop();
    await rm(logs, { recursive: true });
  });

  const links = (page: string) => [...page.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);

  it.each([
    ['/ftp', ftpNames],
    ['/FTP/', ftpNames],
    [
      '/ftp/quarantine',
      ['linux_amd_64.url', 'linux_arm_64.url', 'macos_64.url', 'windows_64.exe.url'].map(
        (end) => `juicy_malware_${end}`,
      ),
    ],
    ['/.well-known', ['csaf', 'security.txt']],
    ['/.well-known/csaf', ['2017', '2021', '2024', 'changes.csv', 'index.txt', 'provider-metadata.json']],
    ['/encryptionkeys', ['jwt.pub', 'premium.key']],
    ['/support/logs', ['access.log.2099-01-01']],
  ])('lists the names in %s as JSON, sorted, without those that begin with a dot', async (path, names) => {
    const { status, headers, json } = await shop.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(json()).toEqual(names);
  });

  it('returns one name per line as plain text', async () => {
    const { headers, text } = await shop.get('/encryptionkeys', { headers: { accept: 'text/plain' } });
    expect([headers.get('content-type'), text]).toEqual(['text/plain; charset=utf-8', 'jwt.pub\npremium.key\n']);
  });

  it('sends a page to browsers, and to clients that accept anything', async () => {
    const { status, headers, text } = await shop.get('/ftp', html);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [
      '<title>listing directory /ftp</title>',
      '<body class="directory">',
      '<input id="search"',
      '<h1><a href=".">~</a> / <a href="ftp">ftp</a></h1>',
      '<ul id="files" class="view-tiles">',
      'title="acquisitions.md"><span class="name">acquisitions.md</span><span class="size">745 B</span><span class="date">',
    ]) {
      expect(text).toContain(part);
    }
    expect((await shop.get('/ftp', { headers: { accept: '*/*' } })).text).toBe(text);
  });

  it('puts folders first and makes links relative to the requested address', async () => {
    const page = async (path: string) => links((await shop.get(path, html)).text);
    expect((await page('/ftp')).slice(0, 2)).toEqual(['ftp/quarantine', 'ftp/acquisitions.md']);
    expect((await page('/ftp/')).slice(0, 2)).toEqual(['quarantine', 'acquisitions.md']);
    expect((await page('/ftp/quarantine')).slice(0, 2)).toEqual(['.', 'quarantine/juicy_malware_linux_amd_64.url']);
    expect((await page('/.well-known/csaf/2021/')).slice(0, 2)).toEqual(['..', 'juice-shop-sa-20211014-proto.json']);
  });

  it('makes every link lead to what it names', async () => {
    for (const path of ['/.well-known', '/.well-known/csaf/', '/.well-known/csaf/2024', '/encryptionkeys/']) {
      for (const href of links((await shop.get(path, html)).text)) {
        const { pathname } = new URL(href ?? '', app.url + path);
        const answer = await shop.get(pathname, { headers: { accept: 'text/html' } });
        expect([pathname, answer.status, answer.text.includes('<div id="root">')]).toEqual([pathname, 200, false]);
      }
    }
  });

  it.each(['/.well-known', '/encryptionkeys', '/support/logs'])('shows details of %s', async (path) => {
    const { text } = await shop.get(path, html);
    expect(text).toContain('<ul id="files" class="view-details"><li class="header"><span class="name">Name</span>');
  });

  it('refuses clients that accept none of the three forms', async () => {
    const { status, text } = await shop.get('/ftp', { headers: { accept: 'image/png' } });
    expect([status, text.split('\n')[0]]).toEqual([406, 'NotAcceptableError: Not Acceptable']);
  });

  it('answers HEAD without a body, and refuses every other verb anywhere below', async () => {
    expect(await shop.call('HEAD', '/ftp')).toMatchObject({ status: 200, text: '' });
    for (const path of [
      '/ftp',
      '/ftp/legal.md',
      '/ftp/quarantine/x',
      '/.well-known/a/b',
      '/encryptionkeys',
      '/support/logs/x',
    ]) {
      for (const verb of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'MKCOL', 'PURGE']) {
        const body = verb === 'POST' ? { body: '{"half":', headers: { 'content-type': 'application/json' } } : {};
        const { status, headers, text } = await shop.call(verb, path, body);
        expect([path, status, headers.get('allow'), text]).toEqual([path, 405, 'GET, HEAD, OPTIONS', '']);
      }
      expect((await shop.call('OPTIONS', path)).status).toBe(204);
    }
  });

  it("has today's log in a shop without a data folder, once there is something in it", async () => {
    const ephemeral = await startApp();
    const client = createClient(ephemeral.url);
    expect((await client.get('/support/logs')).json()).toEqual([]);
    await client.get('/rest/admin/application-version');
    const names: string[] = (await client.get('/support/logs')).json();
    expect(names).toEqual([expect.stringMatching(/^access\.log\.\d{4}-\d{2}-\d{2}$/)]);
    const log = await client.get(`/support/logs/${names[0]}`);
    expect([log.status, log.text]).toEqual([200, expect.stringContaining('GET /rest/admin/application-version')]);
    expect((await client.get('/support/logs/access.log.2001-01-01')).status).toBe(404);
    await ephemeral.stop();
  });

  it('lists and serves the confirmations of placed orders, until the shop is reset', async () => {
    const own = await startApp();
    const client = createClient(own.url);
    const customer = await newCustomer(client);
    await customer.fill(1, 2);
    const { json } = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, { token: customer.token });
    const name = `order_${json().orderConfirmation}.pdf`;
    expect((await client.get('/ftp')).json()).toEqual([...ftpNames, name].sort());
    expect((await client.get('/ftp/quarantine')).json()).not.toContain(name);
    const { status, headers, text } = await client.get(`/ftp/${name}`);
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await client.get(`/ftp/${name.replace(/.{5}\.pdf/, 'abcde.pdf')}`)).status).toBe(404);
    await own.app.resetShop();
    expect((await client.get('/ftp')).json()).toEqual(ftpNames);
    await own.stop();
  });
});
