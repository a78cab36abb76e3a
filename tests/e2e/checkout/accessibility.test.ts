import type { Page } from 'playwright-core';
import { keepsNobodyOut, type Screens } from '../keeps-nobody-out.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { type Belongings, bankCard, homeAddress, visitAs } from './customers.ts';

const shop = shopWithBrowser();

async function at(route: string, something: string, belongings: Belongings = {}): Promise<Page> {
  const { page } = await visitAs(shop, route, belongings, { reducedMotion: 'reduce' });
  await page.locator(something).first().waitFor();
  return page;
}

const full: Belongings = {
  basket: [
    [1, 2],
    [3, 1],
  ],
  addresses: [homeAddress, { ...homeAddress, fullName: 'Anna at work' }],
  cards: [bankCard],
};

/** What the walk over all routes doesn't show. */
const screens: Screens = {
  'the basket, with something just removed': async () => {
    const page = await at('/#/basket', 'mat-row', full);
    await page.getByRole('button', { name: 'Remove Eggfruit Juice' }).click();
    await page.locator('.mat-mdc-snack-bar-container').waitFor();
    return page;
  },
  'the empty basket': () => at('/#/basket', 'app-basket a'),
  'the choice of an address': async () => {
    const page = await at('/#/address/select', 'input[type=radio]', full);
    await page.getByRole('radio').first().click();
    return page;
  },
  'the empty address book': () => at('/#/address/saved', '.btn-new-address'),
  'the address form with an error': async () => {
    const page = await at('/#/address/create', '#address-form');
    await page.fill('#address', 'x'.repeat(161));
    await page.locator('#address').blur();
    return page;
  },
  'the choice of a delivery': async () => {
    const page = await at('/#/delivery-method', 'input[type=radio]', full);
    await page.getByRole('radio').first().click();
    return page;
  },
  'the saved cards with the form': async () => {
    const page = await at('/#/saved-payment-methods', 'app-payment-method mat-row', full);
    await page.getByRole('button', { name: 'Add new card' }).click();
    return page;
  },
};

keepsNobodyOut(screens);
