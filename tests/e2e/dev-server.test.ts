import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closePages, openPage, sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';

const root = join(import.meta.dirname, '../..');

/** Languages that are left out of the copy: packing each takes as long as building the whole server. */
const otherLanguages = /^resources\/languages\/(?!en\/|de_DE\/)[^/]+\//;

/** Copies the sources, with the packages and the last build of this repository, so that tests can write there. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dev-'));
  const wanted = ['build', 'main', 'preload', 'renderer', 'resources', 'server', 'shared', 'package.json'];
  const files = execFileSync('git', ['ls-files', '-z', ...wanted, 'tsconfig.json', 'vite.config.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '' && !otherLanguages.test(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  cpSync(join(root, 'dist/renderer'), join(copy, 'dist/renderer'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

let copy: string;
let child: ChildProcess;
let browser: Browser;
let output = '';
let url: string;

function change(file: string, before: string, after: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

beforeAll(async () => {
  copy = copyOfSources();
  const { NODE_ENV: _mode, ...environment } = process.env;
  child = spawn(process.execPath, [join(copy, 'build/dev.ts'), '--port', '0', '--ephemeral'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  browser = await sharedBrowser();
  await vi.waitFor(() => expect(output).toMatch(/ready at http:\S+/), { timeout: 90_000, interval: 100 });
  url = /ready at (http:\S+)/.exec(output)?.[1] ?? '';
}, 120_000);

afterAll(async () => {
  await closePages(browser);
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(copy, { recursive: true, force: true });
});

describe('npm run dev', () => {
  test('shows a changed screen without reloading the page', async () => {
    const page = await openPage(emptiedProfile(browser), `${url}/#/about`);
    await page.locator('h1', { hasText: 'About Us' }).waitFor({ timeout: 90_000 });
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));

    change('renderer/src/shop/about/AboutScreen.tsx', "title={t('TITLE_ABOUT')}", 'title="About bottles"');

    await page.locator('h1', { hasText: 'About bottles' }).waitFor();
    expect(await page.locator('body[data-kept]').count()).toBe(1);
    await closePages(browser);
    // Vite prepares the packages of the page at the first request.
  }, 120_000);

  test('keeps the running version when a change cannot be built, and serves the next one behind the same address', async () => {
    const version = async () => (await fetch(`${url}/rest/admin/application-version`)).json();
    change('server/shop/application/application.ts', "'18.0.0'", "'18.0.1' +");
    await expect.poll(() => output).toMatch(/application\.ts/);
    expect(await version()).toEqual({ version: '18.0.0' });

    change('server/shop/application/application.ts', "'18.0.1' +", "'18.0.2'");
    await expect.poll(version).toEqual({ version: '18.0.2' });
  });

  test('passes everything but the page’s files to the shop', async () => {
    const page = await fetch(url);
    expect(await page.text()).toContain('/@vite/client');
    for (const path of [
      '/ftp/',
      '/api/Challenges/',
      '/assets/i18n/de.json',
      '/decoy/',
      '/handbook/',
      '/handbook/http/',
      '/handbook/help/',
    ]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    const polled = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect(await polled.text()).toContain('"sid"');

    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const [greeting] = await once(socket, 'message');
    expect(greeting.data).toContain('"sid"');
    socket.close();
  });

  test('ends with Ctrl-C, and so does the shop', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    await expect(fetch(url)).rejects.toThrow();
  });
});
