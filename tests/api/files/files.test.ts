import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { type Client, createClient } from '../../support/client.ts';
import { request, sendRaw } from '../frame/raw-http.ts';

describe('served files (api-learning.md 23 and 24)', () => {
  let logs: string;
  let app: StartedApp;
  let shop: Client;
  const asked: string[] = [];

  beforeAll(async () => {
    logs = await mkdtemp(join(tmpdir(), 'juice-range-files-'));
    await writeFile(join(logs, 'access.log.2099-01-01'), 'a line\n');
    app = await startApp({ logs });
    app.app.events.on('ftpFile.requested', ({ name }) => asked.push(name));
    shop = createClient(app.url);
  });
  afterAll(async () => {
    await app.stop();
    await rm(logs, { recursive: true });
  });

  const solved = async () =>
    (await shop.get('/api/Challenges'))
      .json()
      .data.filter((challenge: { solved: boolean }) => challenge.solved)
      .map((challenge: { key: string }) => challenge.key);

  it.each([
    ['/ftp/acquisitions.md', 'text/markdown; charset=UTF-8', '# Planned Acquisitions'],
    ['/ftp/legal.md', 'text/markdown; charset=UTF-8', '# Legal Information'],
    ['/ftp/incident-support.kdbx', 'application/octet-stream', ''],
    ['/ftp/eastere.gg%2500.md', 'application/octet-stream', 'Congratulations, you found the easter egg!'],
    ['/ftp/package.json.bak%2500.md', 'application/octet-stream', '  "name": "juice-shop",'],
    ['/ftp/package.json.bak%2500.md', 'application/octet-stream', '    "epilogue-js": "~0.7",'],
    ['/ftp/package-lock.json.bak%2500.pdf', 'application/octet-stream', '  "lockfileVersion": 3,'],
    ['/ftp/coupons_2013.md.bak%2500.md', 'application/octet-stream', 'l}6D$gC7ss'],
    [
      '/ftp/suspicious_errors.yml%2500.pdf',
      'text/yaml; charset=UTF-8',
      'title: Suspicious error messages specific to the application',
    ],
    ['/ftp/encrypt.pyc%2500.md', 'application/octet-stream', ''],
    ['/ftp/acquisitions.md%2500anything.md', 'text/markdown; charset=UTF-8', '# Planned Acquisitions'],
    [
      '/ftp/quarantine/juicy_malware_windows_64.exe.url',
      'application/octet-stream',
      'URL=https://github.com/juice-shop/juicy-malware/raw/master/juicy_malware_windows_64.exe',
    ],
    ['/encryptionkeys/jwt.pub', 'application/x-mspublisher', '-----BEGIN RSA PUBLIC KEY-----'],
    ['/support/logs/access.log.2099-01-01', 'application/octet-stream', 'a line'],
    ['/.well-known/csaf/index.txt', 'text/plain; charset=UTF-8', '2024/juice-shop-sa-general.json'],
    [
      '/.well-known/csaf/changes.csv',
      'text/csv; charset=UTF-8',
      '2021/juice-shop-sa-20211014-proto.json,2024-03-25T19:36:00.000Z',
    ],
    ['/.well-known/csaf/2017/juice-shop-sa-20200513-express-jwt.json', 'application/json; charset=UTF-8', '{'],
    [
      '/.well-known/csaf/2021/juice-shop-sa-20211014-proto.json.asc',
      'application/pgp-signature',
      '-----BEGIN PGP SIGNATURE-----',
    ],
    ['/.well-known/csaf/2024/juice-shop-sa-disclaimer.json.sha512', 'application/octet-stream', ''],
  ])('sends %s as %s', async (path, type, line) => {
    const { status, headers, text } = await shop.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('cache-control')).toBe('public, max-age=0');
    expect(headers.get('etag')).toMatch(/^W\/"/);
    expect(headers.get('last-modified')).toMatch(/GMT$/);
    expect(line === '' || text.split(/\r?\n/).includes(line)).toBe(true);
  });

  it('sends the keys byte for byte', async () => {
    const hash = async (path: string) =>
      createHash('sha256')
        .update((await shop.get(path)).text)
        .digest('hex');
    expect(await hash('/encryptionkeys/jwt.pub')).toBe(
      '89fdb7cbbc50749d7a72fbf3452e5ba537d01e176b8e686b3f8536627c11f338',
    );
    expect(await hash('/encryptionkeys/premium.key')).toBe(
      'a94bf23755d1dc10bc6219a8bb3018d80876c1822fe2fafaf0e711853b87de90',
    );
  });

  it('puts the configured address into the provider metadata', async () => {
    const path = '/.well-known/csaf/provider-metadata.json';
    expect((await shop.get(path)).json().canonical_url).toBe(`http://localhost:3000${path}`);
    const other = await startApp({ configuration: { server: { baseUrl: 'https://juice.example' } } });
    const metadata = (await createClient(other.url).get(path)).json();
    expect(metadata.canonical_url).toBe(`https://juice.example${path}`);
    expect(metadata.distributions[0].directory_url).toBe('https://juice.example/.well-known/csaf/');
    await other.stop();
  });

  it('sends what learners have put in place of a file, until the shop is reset', async () => {
    const own = await startApp();
    const client = createClient(own.url);
    const before = (await client.get('/ftp/legal.md')).text;
    own.app.decoy.files.write('/juice-shop/uploads/complaints/../../ftp/legal.md', 'pwned');
    expect((await client.get('/ftp/legal.md')).text).toBe('pwned');
    await own.app.resetShop();
    expect((await client.get('/ftp/legal.md')).text).toBe(before);
    await own.stop();
  });

  it.each([
    ['/ftp/eastere.gg', 'Only .md and .pdf files are allowed!'],
    ['/ftp/eastere.gg?.md', 'Only .md and .pdf files are allowed!'],
    ['/ftp///eastere.gg', 'Only .md and .pdf files are allowed!'],
    ['/ftp/legal.MD', 'Only .md and .pdf files are allowed!'],
    ['/ftp/nowhere/legal.md', 'Only .md and .pdf files are allowed!'],
    ['/ftp/%2fetc%2fos-release%2500.md', 'File names cannot contain forward slashes!'],
    ['/encryptionkeys/%2fctf.key', 'File names cannot contain forward slashes!'],
    ['/ftp/quarantine/..%2f..%2fctf.key', 'Forbidden'],
    ['/encryptionkeys/..%2fctf.key', 'Forbidden'],
    ['/support/logs/..%2f..%2fetc%2fpasswd', 'Forbidden'],
  ])('refuses %s', async (path, message) => {
    const { status, json } = await shop.get(path);
    expect([status, json().error.message]).toEqual([403, message]);
  });

  it.each([
    ['/ftp/nothing.md', '/juice-shop/ftp/nothing.md'],
    ['/ftp/nothing.md/more', '/juice-shop/ftp/nothing.md'],
    ['/ftp/..%5c..%5cetc%5cpasswd%2500.md', '/juice-shop/ftp/..\\..\\etc\\passwd'],
    ['/ftp/C:%5cWindows%5csystem.ini%2500.md', '/juice-shop/ftp/C:\\Windows\\system.ini'],
    [`/ftp/${'x'.repeat(300)}.md`, `/juice-shop/ftp/${'x'.repeat(300)}.md`],
    [`/ftp/${'%F0%9F%8D%8A'.repeat(500)}.md`, `/juice-shop/ftp/${'🍊'.repeat(500)}.md`],
    ['/ftp/quarantine/nothing', '/juice-shop/ftp/quarantine/nothing'],
    ['/encryptionkeys/ctf.key', '/juice-shop/encryptionkeys/ctf.key'],
    ['/encryptionkeys/..%5cctf.key', '/juice-shop/encryptionkeys/..\\ctf.key'],
    ['/support/logs/access.log', '/juice-shop/logs/access.log'],
    ['/support/logs/..%5c..%5cpackage.json', '/juice-shop/logs/..\\..\\package.json'],
  ])('has nothing at %s, and says where it looked', async (path, shown) => {
    const { status, json } = await shop.get(path);
    expect([status, json().error]).toMatchObject([
      404,
      { message: `ENOENT: no such file or directory, stat '${shown}'`, code: 'ENOENT', path: shown, status: 404 },
    ]);
  });

  it('shows the missing file as a page to browsers', async () => {
    const { status, text } = await shop.get('/ftp/nothing.md', { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(text).toContain('<h1>OWASP Juice Shop (Express ^4.21.0)</h1>');
    expect(text).toContain(
      '<em>404</em> Error: ENOENT: no such file or directory, stat &#39;/juice-shop/ftp/nothing.md&#39;',
    );
  });

  it.each([
    '/ftp/legal.md/x',
    '/ftp/quarantine/juicy_malware_macos_64.url/x',
    '/encryptionkeys/jwt.pub/a/b',
    '/ftp/legal.md/',
    '/encryptionkeys/jwt.pub%2f',
    '/.well-known/csaf/provider-metadata.json/',
    '/support/logs/access.log.2099-01-01/x',
  ])('answers 500 for a path below a file: %s', async (path) => {
    const { status, json } = await shop.get(path);
    expect([status, json().error.code]).toEqual([500, 'ENOTDIR']);
  });

  it.each([
    ['a null byte', '/ftp/legal.md%00.md', 'Bad Request'],
    ['a null byte in a folder', '/encryptionkeys/%00', 'Bad Request'],
    ['half an escape', '/ftp/%zz.md', "Failed to decode param '%zz.md'"],
    ['a broken character', '/ftp/%ff.md', "Failed to decode param '%ff.md'"],
  ])('answers 400 for %s', async (_what, path, message) => {
    const { status, text } = await sendRaw(app.port, request(`GET ${path}`, ['Accept: application/json']));
    expect(status).toBe(400);
    expect(text).toContain(message);
  });

  it.each([
    '/ftp/../../../../etc/passwd',
    '/ftp/%2e%2e/%2e%2e/etc/passwd',
    '/.well-known/../ctf.key',
    '/support/logs/../audit.json',
    '/encryptionkeys/..',
    '/ftp/..%00',
  ])('never serves anything outside the folder: %s', async (path) => {
    const { status, text } = await sendRaw(app.port, request(`GET ${path}`));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(text).not.toMatch(/root:|TRwzkRJnHOTckssAeyJbysWgP|"main": "build/);
  });

  it.each([
    '/ftp/../package.json',
    '/encryptionkeys/../package.json',
    '/.well-known/../package.json',
    '/support/logs/../../x',
    '/ftp/quarantine/../..',
    '/ftp/../ftpx/legal.md',
  ])('refuses a path that leads out of the folder: %s', async (path) => {
    const { status, text } = await sendRaw(app.port, request(`GET ${path}`));
    expect([status, text.includes('<em>403</em> ForbiddenError: Forbidden')]).toEqual([403, true]);
  });

  it.each([
    ['/ftp/./', 'listing directory /ftp/./'],
    ['/encryptionkeys/./', 'jwt.pub'],
    ['/ftp/../ftp', 'legal.md'],
    ['/.well-known/./csaf/x/../', 'provider-metadata.json'],
    ['/.well-known/x/../csaf/provider-metadata.json', '"canonical_url"'],
  ])('understands dots as a file system does: %s', async (path, shown) => {
    const { status, text } = await sendRaw(app.port, request(`GET ${path}`));
    expect([status, text.includes(shown)]).toEqual([200, true]);
  });

  it.each([
    '/ftp/%2500.md',
    '/ftp/..%2500.md',
    '/.well-known/nothing',
    '/.well-known/csaf/2024/juice-shop-sa-general.json',
    '/ftp/quarantinely.md',
    '/ftp/quarantine%2500.md',
    '/ftp/quarantine%2fx.md',
  ])('falls back to the front end’s page for %s', async (path) => {
    const { status, text } = await shop.get(path);
    expect([status, text]).toEqual([200, (await shop.get('/')).text]);
  });

  it('announces each file of /ftp by its truncated name, existing or not, but no refused files and no others', async () => {
    asked.length = 0;
    for (const path of [
      '/ftp/EASTERE.gg%2500.md',
      '/ftp/nothing.md',
      '/ftp/eastere.gg',
      '/ftp',
      '/ftp/quarantine/x',
      '/ftp/a%2fb.md',
    ]) {
      await shop.get(path);
    }
    await shop.call('POST', '/ftp/legal.md');
    expect(asked).toEqual(['EASTERE.gg', 'nothing.md']);
  });

  it('makes the frame check addresses below the logs, but not the listing', async () => {
    await shop.get('/support/logs?/1px.png');
    expect(await solved()).not.toContain('scoreBoardChallenge');
    await shop.get('/support/logs/1px.png');
    expect(await solved()).toContain('scoreBoardChallenge');
  });

  describe('conditions and ranges', () => {
    // By default, fetch adds no-cache to a request with a condition.
    const get = (headers: Record<string, string>, path = '/ftp/legal.md') =>
      shop.get(path, { headers: { 'cache-control': 'max-age=0', ...headers } });

    it('answers 304 to a client that has the file already', async () => {
      const { headers } = await get({});
      const etag = headers.get('etag') ?? '';
      const modified = headers.get('last-modified') ?? '';
      for (const known of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", ${etag.slice(2)}` },
        { 'if-none-match': '*' },
        { 'if-modified-since': modified },
      ]) {
        expect(await get(known)).toMatchObject({ status: 304, text: '' });
      }
      expect((await get({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200);
      expect((await get({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
      expect((await get({ 'if-modified-since': 'yesterday' })).status).toBe(200);
    });

    it('answers 412 when a condition does not hold', async () => {
      expect((await get({ 'if-match': '"other"' })).status).toBe(412);
      expect((await get({ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(412);
    });

    it.each([
      ['bytes=0-3', 0, 4],
      ['bytes=5-', 5, undefined],
      ['bytes=-6', -6, undefined],
      ['bytes=2-99999999999999999999999', 2, undefined],
      ['bytes=-99999999', 0, undefined],
    ])('sends a part for %s', async (range, start, end) => {
      const whole = Buffer.from((await get({})).text);
      const { status, headers, text } = await get({ range });
      const part = whole.subarray(start, end);
      const from = start < 0 ? whole.length + start : start;
      expect([status, text]).toEqual([206, part.toString()]);
      expect(headers.get('content-range')).toBe(`bytes ${from}-${from + part.length - 1}/${whole.length}`);
      expect(headers.get('content-length')).toBe(String(part.length));
    });

    it.each(['bytes=99999999-', 'bytes=9-2', 'bytes=-0'])('answers 416 for %s', async (range) => {
      const { status, headers } = await get({ range });
      expect([status, headers.get('content-range')]).toEqual([
        416,
        `bytes */${Buffer.byteLength((await get({})).text)}`,
      ]);
    });

    it.each(['bytes=0-1,4-5', 'bytes=a-b', 'bytes=-', 'lines=1-2', `bytes=${'0-0,'.repeat(1000)}`])(
      'sends the whole for %s',
      async (range) => {
        expect((await get({ range })).status).toBe(200);
      },
    );

    it('sends a part of a log', async () => {
      const { status, text } = await get({ range: 'bytes=2-5' }, '/support/logs/access.log.2099-01-01');
      expect([status, text]).toEqual([206, 'line']);
    });
  });

  it('writes none of these requests to the access log', async () => {
    const folder = join(logs, 'silent');
    const silent = await startApp({ logs: folder });
    const client = createClient(silent.url);
    await client.get('/ftp/legal.md');
    await client.get('/support/logs');
    await client.call('POST', '/ftp');
    await client.get('/rest/admin/application-version');
    await silent.stop();
    const [name = ''] = (await readdir(folder)).filter((each) => each.startsWith('access.log'));
    const lines = (await readFile(join(folder, name), 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(1);
  });
});
