import type { Page } from 'playwright-core';
import { walkedScreens } from '../e2e/walk/screens.ts';
import type { PreparedShop, Visitor } from '../e2e/walk/visitors.ts';
import { rangeSceneries } from './range-sceneries.ts';
import { workbenchSceneries } from './workbench-sceneries.ts';

/** A scene to take pictures of. */
export interface Scenery {
  /** The beginning of the file names. */
  readonly name: string;
  readonly who: Visitor;
  readonly route: (shop: PreparedShop) => string;
  /** What is there when the picture can be taken. Without it, the picture is taken after some seconds. */
  readonly shows: string;
  /** What is done on the screen first. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is done after the picture, so that other sceneries find nothing of it. */
  readonly tidy?: (page: Page) => Promise<void>;
  /** Whether the picture shows only the window, for what stands fixed in it. */
  readonly inWindow?: boolean;
}

const screens: readonly Scenery[] = Object.entries(walkedScreens)
  // Several routes show the product grid.
  .filter(([path, { element }]) => path === 'search' || element !== 'app-search-result')
  .map(([path, screen]) => ({
    name: path.replaceAll(/[/:]+/g, '-'),
    who: screen.fullest ?? 'customer',
    route: screen.route ?? (() => path),
    shows: `main ${screen.element} :is(${screen.shows})`,
  }));

/** What opens on screens, and what they show when there is nothing or nobody. */
const states: readonly Scenery[] = [
  {
    name: 'state-product-dialog',
    who: 'customer',
    route: () => 'search',
    shows: '.ribbon-card',
    prepare: async (page) => {
      await page.locator('.product').first().click();
      await page.locator('[aria-label="Expand for Reviews"]').click();
      await page.locator('.comment').first().waitFor();
    },
  },
  { name: 'state-search-nothing', who: 'visitor', route: () => 'search?q=durian', shows: '.emptyState' },
  { name: 'state-search-visitor', who: 'visitor', route: () => 'search?q=juice', shows: '.ribbon-card' },
  {
    name: 'state-side-menu',
    who: 'accounting',
    route: () => 'about',
    shows: 'h1',
    prepare: async (page) => {
      await page.getByLabel('Open Sidenav').click();
      await page.locator('[aria-label="Go to photo wall"]').waitFor();
    },
  },
  {
    name: 'state-language-menu',
    who: 'visitor',
    route: () => 'login',
    shows: '#loginButton',
    prepare: async (page) => {
      await page.click('#navbarLanguageButton');
      await page.getByRole('radio', { name: 'English' }).waitFor();
    },
  },
  {
    name: 'state-user-details',
    who: 'admin',
    route: () => 'administration',
    shows: '.user-table mat-row',
    prepare: async (page) => {
      await page.getByLabel('Details of user #2').click();
      await page.locator('app-user-details dd').first().waitFor();
    },
  },
  {
    name: 'state-feedback-details',
    who: 'admin',
    route: () => 'administration',
    shows: '.customer-table mat-row',
    prepare: async (page) => {
      await page.locator('.mat-column-feedback_detail button').first().click();
      await page.locator('app-feedback-details').waitFor();
    },
  },
  ...(['basket', 'order-history', 'wallet', 'saved-payment-methods', 'complain', 'recycle'] as const).map((path) => ({
    name: `state-visitor-${path}`,
    who: 'visitor' as const,
    route: () => path,
    shows: 'main h1',
  })),
  ...(['basket', 'order-history', 'address/saved', 'payment/shop', 'order-summary'] as const).map((path) => ({
    name: `state-nothing-yet-${path.replaceAll('/', '-')}`,
    who: 'deluxe' as const,
    route: () => path,
    shows: 'main h1',
  })),
  {
    name: 'state-feedback-wrong',
    who: 'customer',
    route: () => 'contact',
    shows: '#captcha',
    prepare: async (page) => {
      await page.fill('#comment', 'Crisp and cold');
      await page.click('#rating');
      await page.fill('#captchaControl', 'twelve');
      await page.locator('#captchaControl').blur();
    },
  },
  {
    name: 'state-complaint-file',
    who: 'customer',
    route: () => 'complain',
    shows: '#complaint-form',
    prepare: async (page) => {
      await page.setInputFiles('#file', { name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.alloc(9) });
      await page.locator('.fileUploadError').waitFor();
    },
  },
  {
    name: 'state-photo-enlarged',
    who: 'visitor',
    route: () => 'photo-wall',
    shows: 'app-photo-wall .container',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Enlarge: My old workplace/ }).click();
      await page.getByRole('dialog').locator('img').waitFor();
    },
  },
  { name: 'state-no-entry', who: 'visitor', route: () => 'administration', shows: 'app-error-page' },
  { name: 'state-payment-deluxe', who: 'customer', route: () => 'payment/deluxe', shows: 'main h1' },
  { name: 'state-payment-wallet', who: 'customer', route: () => 'payment/wallet', shows: 'main h1' },
  { name: 'state-deluxe-member', who: 'deluxe', route: () => 'deluxe-membership', shows: 'main h1' },
];

export const sceneries: readonly Scenery[] = [...screens, ...states, ...rangeSceneries, ...workbenchSceneries];
