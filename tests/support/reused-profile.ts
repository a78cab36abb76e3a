import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type ReusedPage, reusedPage } from './reused-page.ts';
import { within } from './within.ts';

/**
 * A profile of a browser that tests use one after another, emptied in between. Its pages run in one process, which has started and knows
 * the compiled scripts of the shop: that saves each visit a third of its processor time.
 */
interface ReusedProfile {
  readonly context: BrowserContext;
  /** An empty page that keeps the process while no other page is open. */
  readonly keeper: Page;
  /** The page that the last test had, or has. */
  given: ReusedPage | null;
  /** Controls a page without the profile taking notice. */
  readonly control: (page: Page) => Promise<CDPSession>;
  /** What pages have visited since the profile was empty. */
  readonly origins: Set<string>;
  isTaken: boolean;
  /** How many tests have had it. */
  uses: number;
  /** Whether a test left something behind that cannot be removed. */
  isSpoiled: boolean;
}

/** What of a profile's options can be set for a page alone. */
type PageOptions = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'colorScheme'>;

/** Makes pages in empty profiles. */
export interface PageMaker {
  newEmptyPage(options: BrowserContextOptions): Promise<Page>;
}

/** Controls a page of a reused profile without the profile taking notice. */
const controls = new WeakMap<BrowserContext, ReusedProfile['control']>();

const profiles = new WeakMap<Browser, ReusedProfile>();

/** Profiles that could not be closed. They end with the browser. */
const lost = new WeakSet<BrowserContext>();

/**
 * How many tests use a profile. The memory of its process grows with each page, and each takes longer than the one before: after 60 visits a
 * third more, while a new process costs half a visit.
 */
const mostUses = 40;

/** Milliseconds in which an idle page answers. */
const patience = 2000;

/** Milliseconds in which a profile is emptied, or closed. Once in a while, the browser never reports that a page has closed. */
const cleaning = 10_000;

const usualSize = { width: 1280, height: 720 };

/** Opens the protocol of the browser for a page, for whoever undoes all that they do with it: another test may have the page next. */
export function passingControl(page: Page): Promise<CDPSession> {
  const context = page.context();
  return (controls.get(context) ?? context.newCDPSession.bind(context))(page);
}

/** Returns a maker of pages that prefers the reused profile of a browser, and makes a new one where that doesn't do. */
export function emptiedProfile(browser: Browser): PageMaker {
  return {
    newEmptyPage: async (options) =>
      (await newPageInReusedProfile(browser, options)) ?? (await (await browser.newContext(options)).newPage()),
  };
}

/**
 * Opens an empty page in the reused profile of a browser.
 * @returns null when a page of this test has that profile already, or when the options are those of a whole profile
 */
async function newPageInReusedProfile(browser: Browser, options: BrowserContextOptions): Promise<Page | null> {
  const { viewport = usualSize, reducedMotion = null, colorScheme = null, ...others }: PageOptions = options;
  const existing = profiles.get(browser);
  if (Object.keys(others).length > 0 || viewport === null || existing?.isTaken === true) {
    return null;
  }
  const profile = existing ?? (await makeProfile(browser));
  profile.isTaken = true;
  profile.uses += 1;
  profile.given ??= reusedPage(await profile.context.newPage(), profile.control);
  const { page } = profile.given;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, colorScheme, media: null, forcedColors: null, contrast: null });
  return page;
}

async function makeProfile(browser: Browser): Promise<ReusedProfile> {
  const context = await browser.newContext();
  const control = context.newCDPSession.bind(context);
  const profile: ReusedProfile = {
    context,
    keeper: await context.newPage(),
    given: null,
    control,
    origins: new Set<string>(),
    isTaken: false,
    uses: 0,
    isSpoiled: false,
  };
  profiles.set(browser, profile);
  controls.set(context, control);
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const url = frame.url();
      if (url.startsWith('http')) {
        profile.origins.add(new URL(url).origin);
      }
    }),
  );
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    const set: (...words: never[]) => Promise<void> = context.clock[name].bind(context.clock);
    // A page's clock is that of all later pages of its profile.
    Object.assign(context.clock, {
      [name]: (...words: never[]) => {
        profile.isSpoiled = true;
        return set(...words);
      },
    });
  }
  Object.assign(context, {
    // The browser's protocol can change anything about a page.
    newCDPSession: (page: Page) => {
      profile.given?.spoil();
      return control(page);
    },
  });
  context.once('close', () => profiles.delete(browser));
  return profile;
}

/** Closes the profiles of a browser with all their pages. The reused one is emptied, or closed as well where that is impossible. */
export async function closeProfiles(browser: Browser): Promise<void> {
  const reused = profiles.get(browser);
  await Promise.all(
    browser.contexts().map(async (context) => {
      if (lost.has(context)) {
        return;
      }
      if (context === reused?.context) {
        if (await within(cleaning, isEmptied(reused))) {
          return;
        }
        profiles.delete(browser);
      }
      if (
        (await within(
          cleaning,
          context.close().then(() => true),
        )) === undefined
      ) {
        lost.add(context);
      }
    }),
  );
}

/** Empties a profile. Returns whether it is as good as new. */
async function isEmptied(profile: ReusedProfile): Promise<boolean> {
  const { context, keeper, given } = profile;
  if (profile.isSpoiled || profile.uses >= mostUses || keeper.isClosed()) {
    return false;
  }
  if (!profile.isTaken) {
    return true;
  }
  // Until it is known to be clean.
  profile.isSpoiled = true;
  try {
    if (given !== null && !(await given.leave())) {
      profile.given = null;
    }
    const kept = [keeper, profile.given?.page];
    await Promise.all(context.pages().map((page) => (kept.includes(page) ? undefined : page.close())));
    // A page that ran an endless loop, or died, took the process with it. Otherwise, what closed pages still wrote is on its way now.
    const isAlive =
      (await within(
        patience,
        keeper.evaluate(() => true),
      )) === true;
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    const isClean = isAlive && (await isStorageCleared(profile));
    profile.isTaken = false;
    profile.isSpoiled = !isClean;
    return isClean;
  } catch {
    return false;
  }
}

/** Deletes what pages stored. Returns whether nothing is left. */
async function isStorageCleared({ control, keeper, origins }: ReusedProfile): Promise<boolean> {
  const browser = await control(keeper);
  // Chromium counts what a page stored for its session as local storage.
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
  let left = 0;
  for (const origin of origins) {
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
    left += (await browser.send('Storage.getUsageAndQuota', { origin })).usage;
  }
  origins.clear();
  await browser.detach();
  return left === 0;
}
