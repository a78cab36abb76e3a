import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';

const shop = sharedShopWithBrowser();

describe('the privacy policy', () => {
  it('privacyPolicyChallenge: is solved by a picture that every load of the page fetches; it has sections A to H, an age, a date and a contact, and phrases that glow under the pointer and lead to the secret address (privacyPolicyProofChallenge)', async () => {
    const page = await shop.open('/#/privacy-security');
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith('/padding/81px.png') && fetched.push(request.url()));
    await page.locator('app-privacy-security').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect.poll(() => fetched.length).toBe(1);
    await expect.poll(() => isSolved('privacyPolicyChallenge')).toBe(true);
    await page.reload();
    await expect.poll(() => fetched.length).toBe(2);

    const policy = page.locator('section.privacy-policy');
    await policy.waitFor();
    const headings = await policy.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.map((heading) => heading.slice(0, 2))).toEqual([
      ...['A.', 'B.', 'C.', 'D.', 'E.', 'F.', 'G.', 'H.'],
      'Co',
    ]);
    const text = (await policy.textContent()) ?? '';
    expect(text).toContain('18 years');
    expect(text).toMatch(/Effective date: .* 2019/);
    expect(text).toContain('instruct your browser');
    // It comes with the shop's configuration.
    await expect.poll(() => policy.locator('address').textContent()).toContain('donotreply@owasp-juice.shop');

    await page.locator('span.hot').first().waitFor();
    const phrases = await page.locator('span.hot').allTextContents();
    expect(phrases).toEqual([
      'http://localhost',
      'We may also',
      'instruct you',
      'to refuse all',
      'reasonably necessary',
      'responsibility',
    ]);
    const [, ...words] = phrases;
    await page.locator('span.hot').nth(1).hover();
    await expect
      .poll(() =>
        page
          .locator('span.hot')
          .nth(1)
          .evaluate((phrase) => getComputedStyle(phrase).textShadow),
      )
      .not.toBe('none');
    const path = words.join(' ').toLowerCase().replaceAll(' ', '/');
    expect(`/${path}`).toBe('/we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility');
    await createClient(shop.url).get(`/${path}`);
    expect(await isSolved('privacyPolicyProofChallenge')).toBe(true);
  });
});

async function isSolved(key: string): Promise<boolean> {
  const { data } = (await createClient(shop.url).get(`/api/Challenges/?key=${key}`)).json();
  return data[0].solved;
}
