import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { type ChangedSource, changesOf, type RunningProduct } from '../harness/prove.ts';
import type { BuildPages } from './build-pages.ts';
import { versionOf, versionVariable } from './page-versions.ts';

/** The shop in a browser, running a changed source of the page. */
export interface ChangedPage extends RunningProduct {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** A page in a browser profile of its own, with nothing loaded yet. */
  readonly page: Page;
}

const root = join(import.meta.dirname, '../../..');
const entry = join(import.meta.dirname, 'build-pages.ts');

/**
 * Builds the page once with everything that these challenges show and offer, before the tests of the file, and starts a confined shop and a
 * browser for them.
 * @returns a function that runs one of these sources
 */
export function changedPages(keys: readonly ChallengeKey[]): (changed: ChangedSource) => Promise<ChangedPage> {
  const built = mkdtempSync(join(tmpdir(), 'juice-range-pages-'));
  let shop: RunningShop | undefined;
  let browser: Browser | undefined;
  const versions = new Set<string>();
  beforeAll(async () => {
    const changes = keys.flatMap(changesOf);
    await buildPages({ root, changes, outDir: built });
    for (const change of changes) {
      versions.add(versionOf(change));
    }
    [shop, browser] = await Promise.all([startShop({ data: null }), sharedBrowser()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await shop?.stop();
    rmSync(built, { recursive: true, force: true });
  });
  return async (changed) => {
    const version = versionOf(changed);
    if (shop === undefined || browser === undefined || !versions.has(version)) {
      throw new Error(`The page was not built with this change to ${changed.file}`);
    }
    const { url } = shop;
    // Animations would cost every test time.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(([name, value]) => Object.defineProperty(window, name, { value }), [
      versionVariable,
      version,
    ] as const);
    await context.addCookies(
      ['welcomebanner_status', 'cookieconsent_status'].map((name) => ({ name, value: 'dismiss', url })),
    );
    // Serves the files of this build instead of the shop's own. The shop answers everything else.
    await context.route(
      ({ origin, pathname }) => origin === url && fileOf(built, pathname) !== undefined,
      (route) => route.fulfill({ path: fileOf(built, new URL(route.request().url()).pathname) ?? '' }),
    );
    return { url, page: await context.newPage(), stop: () => context.close() };
  };
}

function fileOf(folder: string, pathname: string): string | undefined {
  const file = join(folder, pathname === '/' ? 'index.html' : pathname);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

async function buildPages(task: BuildPages): Promise<void> {
  const child = fork(entry, [], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.send(task);
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(`The page does not build with the changes:\n${complaints}`);
  }
}
