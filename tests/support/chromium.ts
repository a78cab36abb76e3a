import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Environment variable with a browser to use instead of looking for one. */
const pathVariable = 'JUICE_RANGE_CHROMIUM';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser, and where it came from in words for the log. */
export interface FoundChromium {
  readonly path: string;
  readonly origin: string;
}

/**
 * Finds a Chromium: the one named by JUICE_RANGE_CHROMIUM, Playwright's own, the system's, or (Debian, as root)
 * installs the system's package.
 * @throws when there is none and none can be installed; the message says what to do
 */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env[pathVariable];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) {
      throw new Error(`${pathVariable} names ${named}, which does not exist.`);
    }
    return { path: named, origin: `named by ${pathVariable}` };
  }
  const bundled = chromium.executablePath();
  if (existsSync(bundled)) {
    return { path: bundled, origin: "Playwright's own" };
  }
  const system = systemPaths.find((path) => existsSync(path));
  if (system !== undefined) {
    return { path: system, origin: "the system's" };
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the Debian package.');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = systemPaths.find((path) => existsSync(path));
    if (installed !== undefined) {
      return { path: installed, origin: 'installed just now with apt-get' };
    }
  }
  throw new Error(
    `Browser tests need a Chromium: install one, run "npx playwright-core install chromium", or set ${pathVariable}.`,
  );
}
