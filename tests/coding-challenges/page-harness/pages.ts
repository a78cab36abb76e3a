import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { type ChangedSource, changesOf, type RunningProduct } from '../harness/prove.ts';
import type { BuildPages } from './build-pages.ts';
import { versionOf, versionVariable } from './page-versions.ts';
import { type PageServer, servePage } from './serve-page.ts';

/** The shop in a browser, running a changed source of the page. */
export interface ChangedPage extends RunningProduct {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** A page in an empty browser profile, with nothing loaded yet. */
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
  let server: PageServer | undefined;
  let browser: Browser | undefined;
  const versions = new Set<string>();
  beforeAll(async () => {
    const changes = keys.flatMap(changesOf);
    await buildPages({ root, changes, outDir: built });
    for (const change of changes) {
      versions.add(versionOf(change));
    }
    [shop, browser] = await Promise.all([startShop({ data: null }), sharedBrowser()]);
    server = await servePage(built, shop.url);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.stop();
    await shop?.stop();
    rmSync(built, { recursive: true, force: true });
  });
  return async (changed) => {
    const version = versionOf(changed);
    if (server === undefined || browser === undefined || !versions.has(version)) {
      throw new Error(`The page was not built with this change to ${changed.file}`);
    }
    const { url } = server;
    const opened = browser;
    // Animations would cost every test time.
    const page = await emptiedProfile(opened).newEmptyPage({ reducedMotion: 'reduce' });
    await page.addInitScript(([name, value]) => Object.defineProperty(window, name, { value }), [
      versionVariable,
      version,
    ] as const);
    await page
      .context()
      .addCookies(['welcomebanner_status', 'cookieconsent_status'].map((name) => ({ name, value: 'dismiss', url })));
    return { url, page, stop: () => closePages(opened) };
  };
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
