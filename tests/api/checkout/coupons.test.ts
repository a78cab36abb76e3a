import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponCode } from '../../../server/shop/coupon-codes.ts';
import { encodeZ85 } from '../../../server/shop/z85.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { contentsOf } from '../../support/table-contents.ts';

const jimsBasket = 2;
let jim: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});
beforeEach(() => {
  app.databases.shop.run('UPDATE Baskets SET coupon = NULL');
});

const apply = (segment: string, basket: number | string = jimsBasket, token: string | undefined = jim) =>
  client.put(`/rest/basket/${basket}/coupon/${segment}`, undefined, { token });
const applyCode = (code: string, basket?: number | string) => apply(encodeURIComponent(code), basket);
const stored = (basket = jimsBasket) =>
  app.databases.shop.get<{ coupon: string | null }>('SELECT coupon FROM Baskets WHERE id = ?', basket)?.coupon;
const thisMonth = (discount: number) => couponCode(discount, new Date());

describe('a coupon in a basket', () => {
  it('answers with its percentage and is kept', async () => {
    const code = thisMonth(15);
    const answer = await applyCode(code);
    expect([answer.status, answer.text]).toEqual([200, '{"discount":15}']);
    expect(stored()).toBe(code);
    const basket = await client.get(`/rest/basket/${jimsBasket}`, { token: jim });
    expect(basket.json().data.coupon).toBe(code);
  });

  it('is accepted in any basket, as often as anyone likes', async () => {
    const bendersBasket = 3;
    for (const discount of [10, 80, 10]) {
      expect((await applyCode(thisMonth(discount), bendersBasket)).json()).toEqual({ discount });
    }
    expect(stored(bendersBasket)).toBe(thisMonth(10));
  });

  it('may be forged, for any percentage', async () => {
    const month = Buffer.from(`${currentMonth()}-999999`);
    expect((await applyCode(encodeZ85(month) ?? '')).json()).toEqual({ discount: 999_999 });
  });

  it.each([
    '0000000000',
    'WMNSDY2019',
    'n<MibgC7sn',
    'short',
    'o*I]qhz3Ww'.repeat(100),
    "' OR 1=1--",
    '🍊🍊🍊🍊🍊',
    '\u0000',
  ])('is refused when it is not one of this month: %j', async (code) => {
    await applyCode(thisMonth(12));
    const answer = await applyCode(code);
    expect([answer.status, answer.text]).toEqual([404, 'Invalid coupon.']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(stored(), 'the earlier coupon stays').toBe(thisMonth(12));
  });

  it('with a percent sign has to be encoded twice', async () => {
    const text = ['%25', '%25252'].map((sign) => `0000${sign}`);
    const once = await apply(text[0] ?? '');
    expect([once.status, once.json().error.message]).toEqual([500, 'URI malformed']);
    expect(once.json().error.stack).toMatch(/^URIError: URI malformed/);
    expect((await apply(text[1] ?? '')).status).toBe(404);
  });

  it('that cannot be decoded even once is refused by the frame', async () => {
    expect((await apply('%E0%A4%A')).status).toBe(400);
  });

  it.each(['4711', 'abc', '-1', "2' OR '1'='1", 'NaN'])('needs a basket that exists: %s', async (basket) => {
    for (const code of [thisMonth(10), 'worthless!']) {
      const answer = await applyCode(code, encodeURIComponent(basket));
      expect([answer.status, answer.json().error.message]).toEqual([500, `Basket with id=${basket} does not exist.`]);
    }
  });

  it('needs a token, and then a session', async () => {
    const before = contentsOf(app.databases.shop, 'Baskets');
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await client.put(`/rest/basket/2/coupon/${encodeURIComponent(thisMonth(10))}`, undefined, {
        token,
      });
      expect([what, answer.status]).toEqual([what, 401]);
    }
    expect(contentsOf(app.databases.shop, 'Baskets')).toEqual(before);
  });

  it.each(unreadableBodies)('is not applied with %s', async (_what, call, status) => {
    const path = `/rest/basket/${jimsBasket}/coupon/${encodeURIComponent(thisMonth(10))}`;
    expect((await client.call('PUT', path, { ...call, token: jim })).status).toBe(status);
    expect(stored()).toBeNull();
  });
});

/** Returns this month as coupons write it, without the shop's help. */
function currentMonth(): string {
  const now = new Date();
  return `${now.toLocaleString('en', { month: 'short' }).toUpperCase()}${String(now.getFullYear()).slice(-2)}`;
}
