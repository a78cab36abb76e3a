import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import type { ViewName } from './driver/agent-calls.ts';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { everyPage, openEveryPage, openingDialogs, ownPages } from './driver/every-page.ts';

/*
 * Checks Electron's own security checklist (electronjs.org, "Security", version 45), item by item. The table in SECURITY.md has the same
 * items and says what each rests on. Attacks in depth are in the bridge, navigation, hardening and taken-over tests.
 */

const root = join(import.meta.dirname, '../..');
let app: Desktop;
/** A server on this machine that is not the shop. */
let neighbour: Server;

beforeAll(async () => {
  neighbour = createServer((_request, response) => response.end('secret')).listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  app = launchDesktop();
  await app.waitForShop();
  await openEveryPage(app);
});

afterAll(async () => {
  await app.close();
  neighbour.close();
});

/** Evaluates the same code in several pages. */
const inEach = (pages: readonly ViewName[], code: string) => Promise.all(pages.map((page) => app.evaluate(page, code)));

async function expectPreference(name: string, value: unknown): Promise<void> {
  const preferences = await app.preferences();
  expect(preferences).toHaveLength(everyPage.length);
  for (const page of preferences) {
    expect(page[name]).toBe(value);
  }
}

const typesOf = (names: readonly string[]) => `[${names.map((name) => `typeof ${name}`).join()}].join()`;

/** The items in order, each with what shows that it holds. */
const items: readonly (readonly [item: string, check: () => Promise<void>])[] = [
  [
    'Only load secure content (exception: plain HTTP, from this machine only)',
    async () => {
      const loaded = await inEach(
        everyPage,
        "performance.getEntries().map(({ name }) => name).filter((name) => name.includes('://'))",
      );
      for (const url of [
        ...(await app.pages()),
        ...loaded.flatMap((names) => Object.values(Object(names)).map(String)),
      ]) {
        expect(url).toMatch(/^(?:juice-range:|(?:blob:)?https?:\/\/(?:[a-z.-]+\.)?localhost[:/]|data:)/);
      }
    },
  ],
  [
    'Do not enable Node.js integration for remote content',
    async () => {
      await expectPreference('nodeIntegration', false);
      await expectPreference('nodeIntegrationInWorker', false);
      await expectPreference('nodeIntegrationInSubFrames', false);
      const types = await inEach(everyPage, typesOf(['require', 'process', 'module', 'Buffer', 'global']));
      expect(new Set(types)).toEqual(new Set(['undefined,undefined,undefined,undefined,undefined']));
    },
  ],
  [
    'Enable context isolation in all renderers',
    async () => {
      await expectPreference('contextIsolation', true);
      const types = await inEach(everyPage, typesOf(['bridge', 'contextBridge', 'exports', 'invoke']));
      expect(new Set(types)).toEqual(new Set(['undefined,undefined,undefined,undefined']));
    },
  ],
  ['Enable process sandboxing', () => expectPreference('sandbox', true)],
  [
    'Handle session permission requests from remote content',
    async () => {
      for (const name of ['geolocation', 'notifications', 'clipboard-read', 'midi']) {
        const states = await inEach(
          ['shop', 'popup'],
          `navigator.permissions.query({ name: '${name}' }).then(({ state }) => state)`,
        );
        expect(new Set(states)).toEqual(new Set(['denied']));
      }
    },
  ],
  [
    'Do not disable webSecurity',
    async () => {
      await expectPreference('webSecurity', true);
      const address = neighbour.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const code = `fetch('http://127.0.0.1:${port}/').then((answer) => answer.text(), () => 'refused')`;
      expect(await app.evaluate('shop', code)).toBe('refused');
    },
  ],
  [
    "Define a Content Security Policy (exception: the shop's pages)",
    async () => {
      const code = `(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.head.append(script);
        return window.injected ?? false;
      })()`;
      expect(new Set(await inEach(ownPages, code))).toEqual(new Set([false]));
      expect(await app.evaluate('shop', code)).toBe(true);
    },
  ],
  ['Do not enable allowRunningInsecureContent', () => expectPreference('allowRunningInsecureContent', false)],
  ['Do not enable experimental features', () => expectPreference('experimentalFeatures', false)],
  ['Do not use enableBlinkFeatures', () => expectPreference('enableBlinkFeatures', undefined)],
  [
    'Do not use allowpopups for WebViews',
    async () => {
      await expectPreference('webviewTag', false);
      expect(await app.evaluate('shop', "typeof document.createElement('webview').getWebContentsId")).toBe('undefined');
    },
  ],
  [
    'Verify WebView options before creation',
    async () => {
      expect(new Set(await app.attachWebviews())).toEqual(new Set(['refused']));
    },
  ],
  [
    'Disable or limit navigation',
    async () => {
      for (const page of everyPage) {
        const before = await app.url(page);
        await app.evaluate(
          page,
          "setTimeout(() => { location.href = 'file:///etc/hosts' }, 0); new Promise((resolve) => setTimeout(resolve, 50, 0))",
        );
        expect(await app.url(page)).toBe(before);
      }
    },
  ],
  [
    'Disable or limit creation of new windows',
    async () => {
      const before = await app.pages();
      await inEach(
        everyPage,
        "window.open('ftp://foreign.example/'); new Promise((resolve) => setTimeout(resolve, 50, 0))",
      );
      await expect.poll(() => app.pages(), patience).toEqual(before);
    },
  ],
  [
    'Do not use shell.openExternal with untrusted content',
    async () => {
      await inEach(everyPage, "window.open('mailto:a@foreign.example'); location.href = 'search-ms:query=a'; 0");
      expect(await app.shownDialogs()).toHaveLength(openingDialogs);
      await app.evaluate('shop', "window.open('http://foreign.example/'); 0");
      await expect.poll(() => app.shownDialogs(), patience).toHaveLength(openingDialogs + 1);
      expect(await app.openedExternally()).toEqual([]);
    },
  ],
  [
    'Use a current version of Electron',
    async () => {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'));
      expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(45);
      expect(manifest.devDependencies.electron).toBe(`^${version}`);
    },
  ],
  [
    'Validate the sender of all IPC messages',
    async () => {
      await expect(app.invokeAs('popup', null, 'shop:restore-backup', [])).rejects.toThrow(/Refused: not the page/);
      await expect(app.invokeAs('shop', null, 'bar:use-proxy', ['a:1'])).rejects.toThrow(/Refused: not the page/);
    },
  ],
  [
    'Avoid usage of the file:// protocol and prefer usage of custom protocols',
    async () => {
      expect((await app.pages()).filter((url) => url.startsWith('file:'))).toEqual([]);
      const outcomes = await inEach(everyPage, "fetch('file:///etc/hosts').then(() => 'read', () => 'refused')");
      expect(new Set(outcomes)).toEqual(new Set(['refused']));
    },
  ],
  [
    'Check which fuses you can change (exception: RunAsNode)',
    async () => {
      const { electronFuses } = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8'));
      expect(electronFuses).toMatchObject({
        runAsNode: true,
        enableCookieEncryption: true,
        enableNodeOptionsEnvironmentVariable: false,
        enableNodeCliInspectArguments: false,
        enableEmbeddedAsarIntegrityValidation: true,
        onlyLoadAppFromAsar: true,
        grantFileProtocolExtraPrivileges: false,
      });
    },
  ],
  [
    'Do not expose Electron APIs to untrusted web content',
    async () => {
      expect(await app.evaluate('shop', typesOf(['ipcRenderer', 'electron', 'webFrame', 'juiceRange.on']))).toBe(
        'undefined,undefined,undefined,undefined',
      );
      expect(
        await app.evaluate('shop', "Object.entries(juiceRange).map(([name, value]) => name + ' ' + typeof value)"),
      ).toEqual(['facts object', 'saveBackup function', 'restoreBackup function']);
    },
  ],
];

describe(`Electron's checklist, under ${engine}`, () => {
  test.each(items)('%s', (_item, check) => check());
});

test('the table in SECURITY.md has a line for each item', () => {
  const table = readFileSync(join(root, 'SECURITY.md'), 'utf8').split("Electron's own checklist")[1] ?? '';
  const lines = [...table.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, number, item]) => `${number} ${item}`);

  expect(lines).toEqual(items.map(([item], index) => `${index + 1} ${item.replace(/ \(exception.*/, '')}`));
});
