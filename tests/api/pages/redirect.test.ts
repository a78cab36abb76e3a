import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const allowed = [
  'https://github.com/juice-shop/juice-shop',
  'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
  'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
  'http://shop.spreadshirt.com/juiceshop',
  'http://shop.spreadshirt.de/juiceshop',
  'https://www.stickeryou.com/products/owasp-juice-shop/794',
  'http://leanpub.com/juice-shop',
];

const app = appForTests();
const { client } = app;

const go = (to: string, headers: Record<string, string> = {}) =>
  client.get(`/redirect?to=${encodeURIComponent(to)}`, { headers });

describe('the redirect', () => {
  it.each(allowed)('sends visitors to %s', async (target) => {
    const answer = await client.get(`/redirect?to=${target}`, { headers: { accept: '*/*' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    expect(answer.text).toBe(`Found. Redirecting to ${target}`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each([
    `https://owasp.org?x=${allowed[0]}`,
    `/x?y=${allowed[0]}`,
    `javascript:alert(1)//${allowed[7]}`,
    `${allowed[0]}.example.org`,
    `//example.org/${allowed[4]}`,
  ])('sends them anywhere if the address names a partner: %s', async (target) => {
    const answer = await go(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  });

  it('sends the line in a paragraph to clients that prefer HTML, and nothing to those that accept neither', async () => {
    const html = await go(`/?a=1&b="${allowed[0]}`, { accept: 'text/html' });
    expect(html.text).toBe(`<p>Found. Redirecting to /?a=1&amp;b=%22${allowed[0]}</p>`);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await go(allowed[0] ?? '', { accept: 'application/json' })).text).toBe('');
  });

  it.each([
    ['line ends', `/a\r\nSet-Cookie: a=b ${allowed[0]}`, `/a%0D%0ASet-Cookie:%20a=b%20${allowed[0]}`],
    ['other alphabets', `/сок🍊?${allowed[0]}`, `/%D1%81%D0%BE%D0%BA%F0%9F%8D%8A?${allowed[0]}`],
    ['markup and blanks', `/<b> {x}\`"?${allowed[0]}`, `/%3Cb%3E%20%7Bx%7D%60%22?${allowed[0]}`],
    ['control characters', `/\u0000\u0007${allowed[0]}`, `/%00%07${allowed[0]}`],
    ['an address that is already encoded', `/%41%zz%?${allowed[0]}`, `/%41%25zz%25?${allowed[0]}`],
  ])('encodes %s', async (_what, target, location) => {
    const answer = await go(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    'https://example.org',
    '',
    'https://github.com/juice-shop',
    'HTTPS://GITHUB.COM/JUICE-SHOP/JUICE-SHOP',
    'https://github.com/bkimminich/juice-shop',
    'x'.repeat(7000),
  ])('refuses other addresses: %s', async (target) => {
    const answer = await go(target);
    expect([answer.status, answer.json().error.message]).toEqual([
      406,
      `Unrecognized target URL for redirect: ${target}`,
    ]);
  });

  it('refuses lists and structures, even of partners', async () => {
    for (const query of [`to=${allowed[0]}&to=${allowed[0]}`, `to[a]=${allowed[0]}`, 'to[includes]=x', 'to[]=']) {
      const answer = await client.get(`/redirect?${query}`);
      expect([query, answer.status]).toEqual([query, 406]);
    }
  });

  it('fails without an address', async () => {
    for (const path of ['/redirect', '/redirect?', '/redirect?TO=x']) {
      const { status, json } = await client.get(path);
      expect([status, json().error.message]).toEqual([500, "Cannot read properties of undefined (reading 'includes')"]);
      expect(json().error.stack).toMatch(/^TypeError: /);
    }
  });

  it('is announced, saying whether the address begins like one on the list', async () => {
    const events: unknown[] = [];
    app.app.events.on('visitor.redirected', (event) => events.push(event));
    await go('https://example.org');
    await go(`${allowed[1]}`);
    await go(`https://example.org?${allowed[0]}`);
    expect(events).toEqual([
      { to: allowed[1], beginsAsListed: true },
      { to: `https://example.org?${allowed[0]}`, beginsAsListed: false },
    ]);
  });

  it('is for GET only', async () => {
    const answer = await client.post(`/redirect?to=${allowed[0]}`, {});
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  });
});
