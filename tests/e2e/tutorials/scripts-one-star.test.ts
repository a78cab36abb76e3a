import { beforeEach, describe, expect, it } from 'vitest';
import { nextDialog } from '../../exploits/dialogs.ts';
import { resetProgress, solvedKeys, xssPayload } from '../../exploits/support.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { all, click, fill, goTo, next, openTools, press, startByAddress, wait, walk } from './tour.ts';

const shop = shopWithBrowser();
const search = '#searchQuery input';
const enter = press(search, 'Enter');
const bonusPayload =
  '<iframe width="100%" height="166" scrolling="no" frameborder="no" allow="autoplay" src="https://w.soundcloud.com/player/?url=' +
  'https%3A//api.soundcloud.com/tracks/771984076&color=%23ff5500&auto_play=true&hide_related=false&show_comments=true' +
  '&show_user=true&show_reposts=false&show_teaser=true"></iframe>';

beforeEach(() => resetProgress(shop.url));

describe('the tutorial', () => {
  it('Score Board leads to the score board', async () => {
    const page = await startByAddress(shop, 'Score Board');
    await walk(page, 'score-board', [wait(10), next, next, openTools, goTo('score-board'), next]);
    expect(await solvedKeys(shop.url)).toContain('scoreBoardChallenge');
  });

  it('DOM XSS leads to a script that runs in the page', async () => {
    const page = await startByAddress(shop, 'DOM XSS');
    const alerted = nextDialog(page);
    await walk(page, 'dom-xss', [
      wait(8),
      fill(search, 'owasp'),
      enter,
      next,
      next,
      next,
      fill(search, '<h1>owasp'),
      enter,
      next,
      next,
      fill(search, '<script>alert(xss)</script>'),
      enter,
      next,
      fill(search, xssPayload),
      enter,
      next,
      next,
    ]);
    expect(await alerted).toBe('xss');
    await expect.poll(() => solvedKeys(shop.url)).toContain('localXssChallenge');
  });

  it('Bonus Payload leads to the music player', async () => {
    const page = await startByAddress(shop, 'Bonus Payload');
    expect(bonusPayload).toContain('771984076&color');
    await walk(page, 'bonus-payload', [wait(10), fill(search, bonusPayload), enter, next]);
    await expect.poll(() => solvedKeys(shop.url)).toContain('xssBonusChallenge');
  });

  it('Privacy Policy leads to the policy', async () => {
    const page = await startByAddress(shop, 'Privacy Policy');
    await walk(page, 'privacy-policy', [
      all(
        click('#navbarAccount'),
        click('#navbarLoginButton'),
        fill('#email', 'jim@juice-sh.op'),
        fill('#password', 'ncc-1701'),
        click('#loginButton'),
      ),
      click('#navbarAccount'),
      all(click('[aria-label="Show Privacy and Security Menu"]'), click('[aria-label="Go to privacy policy page"]')),
      next,
    ]);
    await expect.poll(() => solvedKeys(shop.url)).toContain('privacyPolicyChallenge');
  });
});
