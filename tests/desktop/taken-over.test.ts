import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askBy, waysOut } from './driver/beacons.ts';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { type RecordingProxy, startRecordingProxy } from './driver/recording-proxy.ts';

/** Files that belong to Chromium itself and change all the time. */
const browserFiles = /^(?:user\/from sources\/chromium|user\/stand-in\.lock|home\/\.cache\/dconf)/;

let app: Desktop;
let shop: string;
let proxy: RecordingProxy;
/** A server on this machine, which the page may reach. The requests to it show that the attempts are real. */
let neighbour: Server;
let neighbourUrl: string;
let folder: string;

beforeAll(async () => {
  neighbour = createServer((_request, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  }).listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  const address = neighbour.address();
  neighbourUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  folder = mkdtempSync(join(tmpdir(), 'juice-range-home-'));
  mkdirSync(join(folder, 'user'));
  mkdirSync(join(folder, 'home'));
  writeFileSync(join(folder, 'home/thesis.txt'), 'Three years of work.');
  writeFileSync(join(folder, 'user/settings.json'), '{}');
  proxy = await startRecordingProxy();
  app = launchDesktop({
    userData: join(folder, 'user'),
    environment: {
      HOME: join(folder, 'home'),
      XDG_CONFIG_HOME: join(folder, 'home'),
      XDG_DATA_HOME: join(folder, 'home'),
    },
  });
  shop = await app.waitForShop();
});

afterAll(async () => {
  await app.close();
  proxy.close();
  neighbour.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns every file of the app and of its user's home, with a hash of its content. */
function filesNow(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), path] as const)
      .filter(([name]) => !browserFiles.test(name))
      .map(([name, path]) => [name, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

describe(`a page that a script has taken over, under ${engine}`, () => {
  test('learns no path of this machine', async () => {
    const seen = String(
      await app.evaluate(
        'shop',
        `(async () => {
          const seen = [document.documentElement.outerHTML, JSON.stringify(juiceRange), JSON.stringify(localStorage), document.cookie];
          const note = (value) => seen.push(String(value), String(value?.stack), JSON.stringify(value));
          for (const call of [
            () => juiceRange.saveBackup('{}'), () => juiceRange.saveBackup(7), () => juiceRange.restoreBackup(),
            () => juiceRange.restoreBackup(7), () => { juiceRange.facts.platform.nowhere.at.all }, () => { throw new Error() },
          ]) {
            try { note(await call()) } catch (error) { note(error) }
          }
          for (const name of Object.getOwnPropertyNames(window)) {
            try { note(window[name]) } catch (error) { note(error) }
          }
          for (const value of [juiceRange.saveBackup, juiceRange.restoreBackup, juiceRange.constructor, navigator.userAgent]) { note(value) }
          performance.getEntries().forEach(note);
          return seen.join('\\n');
        })()`,
      ),
    );

    expect(seen).toContain(process.platform);
    const paths = [folder, tmpdir(), homedir(), process.cwd(), process.execPath, app.userData];
    const tellTale = (line: string) =>
      paths.some((path) => line.includes(path)) || /file:\/\/|app\.asar|\.cjs/.test(line);
    expect(seen.split('\n').filter(tellTale)).toEqual([]);
  });

  test('changes no file without an accepted dialog, whatever it calls on the bridge', async () => {
    const before = filesNow();
    const backup = JSON.stringify(JSON.stringify({ version: 1, language: 'de_DE' }));
    const attempts = [
      `juiceRange.saveBackup(${backup})`,
      "juiceRange.saveBackup('../../evil.sh')",
      "juiceRange.saveBackup({ path: '/tmp/evil' })",
      'juiceRange.restoreBackup()',
      "juiceRange.restoreBackup('/etc/hosts')",
      "juiceRange.saveBackup.call({ path: '/tmp/evil' }, '{}', '/tmp/evil')",
      "showSaveFilePicker({ suggestedName: 'evil' }).then((file) => file.createWritable())",
      "showDirectoryPicker({ mode: 'readwrite' })",
      "fetch('file:///etc/hosts').then((file) => file.text())",
    ];

    const outcomes = await app.evaluate(
      'shop',
      `Promise.all([${attempts.map((attempt) => `(async () => ${attempt})()`).join(',')}].map((it) => Promise.race([
        it.then(JSON.stringify, String), new Promise((resolve) => setTimeout(resolve, 1500, 'nothing'))])))`,
    );

    // The result is a response of the bridge or an error, and reveals no path.
    expect(outcomes).toHaveLength(attempts.length);
    expect(JSON.stringify(outcomes)).not.toMatch(/kind\W+(?:saved|restored)/);
    expect(filesNow()).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['home/thesis.txt', 'user/settings.json']));
  });

  test('reaches a server on this machine in every possible way, and no foreign host in any', async () => {
    await app.clickMenu('traffic-address');
    await app.waitFor('bar', "!document.getElementById('proxy-form').hidden");
    await app.evaluate(
      'bar',
      `document.getElementById('proxy').value = '${proxy.address}'; document.getElementById('proxy-form').requestSubmit()`,
    );
    await app.waitFor('bar', "document.getElementById('traffic-label').textContent.startsWith('Proxy')");
    const asked = () => proxy.seen.map((line) => line.split(' ')[1] ?? '');
    const reached = (at: string) =>
      waysOut.filter((way) =>
        asked().some((url) => url.startsWith(`${at}/${way}`) || (way === 'socket' && url === new URL(at).host)),
      );

    await app.evaluate('shop', askBy(neighbourUrl));
    expect(reached(neighbourUrl)).toEqual(waysOut);

    for (const host of ['http://foreign.example', 'http://192.0.2.1', 'http://127.0.0.1.foreign.example']) {
      await app.evaluate('shop', askBy(host));
      expect(reached(host)).toEqual([]);
    }
    expect(asked().filter((url) => !/^(?:http:\/\/)?(?:localhost|127\.0\.0\.1):\d+/.test(url))).toEqual([]);
    await app.clickMenu('traffic-direct');
    await expect.poll(() => app.resolveProxy(shop), patience).toBe('DIRECT');
  });

  test('cannot navigate away from the shop', async () => {
    const port = new URL(shop).port;
    const elsewhere = [
      `https://localhost:${port}/`,
      `http://localhost:${Number(port) + 1}/`,
      `http://htmledit.squarefree.com:${port}/`,
      `http://localhost.foreign.example:${port}/`,
      `http://localhost:${port}@foreign.example/`,
      'http://192.0.2.1/',
      'file:///etc/hosts',
      'juice-range://shell/bar.html',
      'chrome://version/',
      'devtools://devtools/bundled/inspector.html',
      'view-source:http://localhost/',
    ];

    for (const address of elsewhere) {
      await app.evaluate('shop', `setTimeout(() => { location.href = ${JSON.stringify(address)} }, 0); 0`);
      await app.evaluate('shop', `window.open(${JSON.stringify(address)}); 0`);
    }
    await app.evaluate('shop', 'new Promise((resolve) => setTimeout(resolve, 300))');

    expect(await app.url('shop')).toBe(`${shop}/`);
    expect(await app.pages()).toHaveLength(3);
    expect(await app.openedExternally()).toEqual([]);
  });
});

describe(`what challenges need inside the window, under ${engine}`, () => {
  const enter = (address: string) =>
    app.evaluate(
      'bar',
      `(() => { const field = document.getElementById('address'); field.value = ${JSON.stringify(address)}; field.form.requestSubmit() })()`,
    );

  test('the decoy internet, and the way back', async () => {
    await enter('/decoy/');
    await app.waitFor(
      'shop',
      "document.title === 'Decoy internet' || document.querySelector('a[href=\"toolbox/\"]') !== null",
    );
    await app.evaluate('shop', 'document.querySelector(\'a[href="toolbox/"]\').click()');
    await expect.poll(() => app.url('shop'), patience).toBe(`${shop}/decoy/toolbox/`);

    await app.clickMenu('home');
    await expect.poll(() => app.url('shop'), patience).toBe(`${shop}/`);
  });

  test("the attacker's page forges a request with the cookie of its visitor, and cannot use the bridge", async () => {
    await app.evaluate(
      'shop',
      `fetch('/api/Users', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'kim@range.example', password: 'juicy', passwordRepeat: 'juicy', securityQuestion: { id: 1 }, securityAnswer: 'x' }) })
        .then(() => fetch('/rest/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'kim@range.example', password: 'juicy' }) }))
        .then((answer) => answer.json())
        .then(({ authentication }) => { document.cookie = 'token=' + authentication.token + '; path=/' })`,
    );
    const before = (await app.shownDialogs()).length;
    await enter(shop.replace('localhost', 'htmledit.squarefree.com.localhost'));
    await app.waitFor('shop', "document.getElementById('open') !== null");
    expect(await app.evaluate('shop', "juiceRange.restoreBackup().then(() => 'done', String)")).toContain('Refused');

    await app.evaluate(
      'shop',
      `(() => {
        document.getElementById('page').value = \`<form action="${shop}/profile" method="POST"><input name="username" value="CSRF"></form><script>document.forms[0].submit()<\\/script>\`;
        setTimeout(() => document.getElementById('open').click(), 0);
      })()`,
    );
    await expect.poll(() => app.url('shop'), patience).toBe(`${shop}/profile`);

    const { data } = (await (await fetch(`${shop}/api/Challenges/?key=csrfChallenge`)).json()) as {
      data: readonly { solved: boolean }[];
    };
    expect(data).toMatchObject([{ solved: true }]);
    expect(await app.shownDialogs()).toHaveLength(before);
  });
});
