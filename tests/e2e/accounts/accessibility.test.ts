import { keepsNobodyOut, type Screens } from '../keeps-nobody-out.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser();

/** The screens for logging in and registering, in their fullest state. */
const screens: Screens = {
  'a login that was refused': async () => {
    const page = await shop.open('/#/login');
    await page.fill('#email', 'nobody');
    await page.fill('#password', 'x');
    await page.press('#password', 'Enter');
    await page.getByText('Invalid email or password.').waitFor();
    return page;
  },
  'the forgotten password before the question appears': async () => {
    const page = await shop.open('/#/forgot-password');
    await page.focus('#email');
    await page.locator('#email').blur();
    await page.getByText('Please enter your email address.').waitFor();
    return page;
  },
  'the forgotten password with its advice': async () => {
    const page = await shop.open('/#/forgot-password');
    await page.fill('#email', 'jim@juice-sh.op');
    await page.fill('#newPassword', 'abcdefgh');
    await page.getByLabel('Show password advice').check({ force: true });
    return page;
  },
  'the second factor': async () => {
    const page = await shop.open('/#/2fa/enter');
    await page.fill('#totpToken', '123456');
    await page.click('#totpSubmitButton');
    await page.locator('app-two-factor-auth-enter .error:not(:empty)').waitFor();
    return page;
  },
  'the return from the identity provider': async () => {
    const page = await shop.open('/#/login');
    await page.route(/decoy\/id\/userinfo/, () => 'never answered');
    await page.goto('about:blank');
    await page.goto(`${shop.url}/#access_token=abc`);
    await page.locator('app-oauth').waitFor();
    return page;
  },
};

keepsNobodyOut(screens);
