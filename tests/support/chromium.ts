import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The environment variable with a browser to use instead of looking for one. */
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

/** Debian's headless build. */
const shellOfDebian = { path: '/usr/bin/chromium-headless-shell', packageName: 'chromium-headless-shell' };

/** A browser, and where it was found, in words for the log. */
export interface FoundChromium {
  readonly path: string;
  readonly origin: string;
}

/**
 * Finds a Chromium: the one named by JUICE_RANGE_CHROMIUM, Playwright's own or the system's; or (on Debian, as root)
 * installs the system's package.
 * @throws when there is none and none can be installed; the message says what to do
 */
export async function findChromium(): Promise<FoundChromium> {
  const known = named() ?? existing(chromium.executablePath(), "Playwright's own") ?? ofSystem("the system's");
  if (known !== undefined) {
    return known;
  }
  if (mayInstall()) {
    install('chromium');
    const installed = ofSystem('installed just now with apt-get');
    if (installed !== undefined) {
      return installed;
    }
  }
  throw new Error(
    `Browser tests need a Chromium: install one, run "npx playwright-core install chromium", or set ${pathVariable}.`,
  );
}

/**
 * Finds the Chromium for tests that only need pages. A headless one opens a new profile in a third of the time, so Debian's is installed
 * where that is possible.
 * @throws when there is no Chromium at all
 */
export async function findHeadlessShell(): Promise<FoundChromium> {
  const known = named() ?? existing(shellOfDebian.path, "the system's");
  if (known !== undefined) {
    return known;
  }
  if (mayInstall()) {
    try {
      install(shellOfDebian.packageName);
    } catch {
      // A release without this package, or a machine without a network.
    }
  }
  return existing(shellOfDebian.path, 'installed just now with apt-get') ?? findChromium();
}

function named(): FoundChromium | undefined {
  const path = process.env[pathVariable];
  if (path === undefined || path === '') {
    return undefined;
  }
  if (!existsSync(path)) {
    throw new Error(`${pathVariable} names ${path}, which does not exist.`);
  }
  return { path, origin: `named by ${pathVariable}` };
}

function existing(path: string, origin: string): FoundChromium | undefined {
  return existsSync(path) ? { path, origin } : undefined;
}

function ofSystem(origin: string): FoundChromium | undefined {
  const path = systemPaths.find((each) => existsSync(each));
  return path === undefined ? undefined : { path, origin };
}

function mayInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** @throws when the system has no such package, or cannot be reached */
function install(packageName: string): void {
  console.log(`Installing the Debian package ${packageName}.`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
