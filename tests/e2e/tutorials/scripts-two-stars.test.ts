import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextDialog } from '../../exploits/dialogs.ts';
import { resetProgress, solvedKeys, xssPayload } from '../../exploits/support.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { logInAs } from '../visits.ts';
import {
  all,
  click,
  type Deed,
  fill,
  goTo,
  next,
  nothingToDo,
  openTools,
  press,
  startByAddress,
  wait,
  walk,
} from './tour.ts';

const shop = shopWithBrowser();
const logIn = click('#loginButton');

beforeEach(() => resetProgress(shop.url));

/** Logs in behind the tutorial's back, as a learner does who has an account already. */
function logInAsCustomer(email: string, password: string): Deed {
  return (page) => logInAs(page, email, password);
}

describe('the tutorial', () => {
  it('Reflected XSS leads through an order to a script in its number', { timeout: 60_000 }, async () => {
    const page = await startByAddress(shop, 'Reflected XSS');
    await walk(page, 'reflected-xss', [
      logInAsCustomer('jim@juice-sh.op', 'ncc-1701'),
      all(
        click('#navbarAccount'),
        click('[aria-label="Show Orders and Payment Menu"]'),
        click('[aria-label="Go to saved address page"]'),
      ),
      click('[aria-label="Add a new address"]'),
      submitAddress('Riverside'),
      all(
        (at) => at.getByText('Your address in Riverside is saved.').waitFor(),
        click('[aria-label="Add a new address"]'),
      ),
      submitAddress(xssPayload),
      placeOrder,
      click('a[href*="track-result/new"]'),
      async (at) => {
        const alerted = nextDialog(at);
        await goTo(`track-result/new?id=${xssPayload}`)(at);
        expect(await alerted).toBe('xss');
      },
      next,
    ]);
    await expect.poll(() => solvedKeys(shop.url)).toContain('reflectedXssChallenge');
  });

  it('Exposed credentials leads into the forgotten account', async () => {
    const page = await startByAddress(shop, 'Exposed credentials');
    await walk(page, 'exposed-credentials', [
      nothingToDo,
      openTools,
      next,
      next,
      goTo('login'),
      fill('#email', 'testing@juice-sh.op'),
      fill('#password', 'IamUsedForTesting'),
      logIn,
      next,
    ]);
    expect(await solvedKeys(shop.url)).toContain('exposedCredentialsChallenge');
  });

  it('Login Admin leads into the administrator’s account', async () => {
    const page = await startByAddress(shop, 'Login Admin', { prepare: logInAsCustomer('jim@juice-sh.op', 'ncc-1701') });
    await walk(page, 'login-admin', [
      all(click('#navbarAccount'), click('#navbarLogoutButton')),
      goTo('login'),
      next,
      next,
      fill('#email', "'"),
      fill('#password', 'anything'),
      logIn,
      all((at) => at.locator('app-login').getByText('[object Object]').waitFor(), next),
      next,
      next,
      fill('#email', "' OR true"),
      // As somebody does who has both hands on the keyboard.
      press('#password', 'Enter'),
      next,
      next,
      next,
      fill('#email', "' OR true--"),
      logIn,
      click('#navbarAccount'),
      next,
    ]);
    expect(await solvedKeys(shop.url)).toContain('loginAdminChallenge');
  });

  it('Admin Section leads into the administration', async () => {
    const page = await startByAddress(shop, 'Admin Section');
    await walk(page, 'admin-section', [
      logInAsCustomer('admin@juice-sh.op', 'admin123'),
      click('[aria-label="Open Sidenav"]'),
      wait(8),
      wait(8),
      wait(8),
      wait(8),
      all(click('[aria-label="Close the menu"]'), wait(4)),
      wait(10),
      goTo('admin'),
      goTo('administration'),
      next,
      next,
      next,
      next,
    ]);
    await expect.poll(() => solvedKeys(shop.url)).toContain('adminSectionChallenge');
  });

  it('Password Strength leads to the administrator’s real password', async () => {
    const page = await startByAddress(shop, 'Password Strength');
    await walk(page, 'password-strength', [
      nothingToDo,
      next,
      goTo('login'),
      fill('#email', 'admin@juice-sh.op'),
      fill('#password', 'letmein'),
      fill('#password', 'admin'),
      fill('#password', 'admin1'),
      fill('#password', 'admin12'),
      fill('#password', 'admin123'),
      logIn,
      next,
    ]);
    expect(await solvedKeys(shop.url)).toContain('weakPasswordChallenge');
  });

  it('View Basket leads to the basket of somebody else', async () => {
    const page = await startByAddress(shop, 'View Basket');
    await walk(page, 'view-basket', [
      next,
      logInAsCustomer('jim@juice-sh.op', 'ncc-1701'),
      goTo('basket'),
      next,
      next,
      openTools,
      (at) => at.evaluate(() => sessionStorage.setItem('bid', '1')),
      next,
      all(goTo('about'), goTo('basket')),
      next,
    ]);
    await expect.poll(() => solvedKeys(shop.url)).toContain('basketAccessChallenge');
  });
});

function submitAddress(city: string): Deed {
  return async (page) => {
    await page.fill('#address-country', 'Riverland');
    await page.fill('#address-name', 'Jim');
    await page.fill('#address-mobile-number', '1234567890');
    await page.fill('#address-zip-code', '12345');
    await page.fill('#address', 'Bridge 1');
    await page.fill('#address-city', city);
    await page.click('#submitButton');
  };
}

/** From the shop window through the checkout; Jim has a card. */
async function placeOrder(page: Page): Promise<void> {
  await goTo('search')(page);
  await page.getByLabel('Add to Basket').first().click();
  await page.locator('.mat-mdc-snack-bar-container').waitFor();
  await goTo('basket')(page);
  await page.click('#checkoutButton');
  await page.getByRole('radio').first().click();
  await page.getByLabel('Proceed to payment selection').click();
  await page.getByRole('radio').first().click();
  await page.getByLabel('Proceed to delivery method selection').click();
  await page.getByRole('radio').first().click();
  await page.getByLabel('Proceed to review').click();
  await page.getByLabel('Complete your purchase').click();
}
