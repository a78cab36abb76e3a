import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

const path = '/b2b/v2/orders';
const notAvailable = 'Sorry, we are temporarily not available! Please try again later.';
let shop: RunningShop;
let client: Client;
let token: string;

beforeAll(async () => {
  shop = await startShop({ data: null });
  client = createClient(shop.url);
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});
afterAll(() => shop.stop());

const order = (orderLinesData: unknown) => client.post(path, { cid: 'JS0815DE', orderLinesData }, { token });

describe('an order of a business customer', () => {
  it('is confirmed, with two weeks to pay', async () => {
    const before = Date.now();
    const answer = await order('[{"productId": 12,"quantity": 10000,"customerReference": "PO0000001"}]');
    expect(answer.status, answer.text).toBe(200);
    const { cid, orderNo, paymentDue, ...rest } = answer.json();
    expect({ cid, rest }).toEqual({ cid: 'JS0815DE', rest: {} });
    expect(orderNo).toMatch(/^[\da-f]{32}$/);
    expect(paymentDue).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const days = (Date.parse(paymentDue) - before) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
  });

  it.each([
    ['arithmetic', '6 * 7'],
    ['a loop that ends', 'for (var i = 0; i < 1000; i++) {}'],
    ['a function', '(function (a) { return a + 1; })(1)'],
    ['nothing', ''],
    ['an assignment', 'var lines = [1, 2]; lines.length'],
    ['blanks', '   \n'],
  ])('may contain %s', async (_what, lines) => {
    const answer = await order(lines);
    expect([answer.status, answer.json().cid]).toEqual([200, 'JS0815DE']);
  });

  it.each([
    ['while(true){}'],
    ['(function dos() { while(true); })()'],
    ['for (;;) {}'],
    ['do {} while (true)'],
    ['try { while (true) {} } catch (error) {}'],
  ])('that loops forever is stopped by its number of iterations: %s', async (lines) => {
    const { status, json } = await order(lines);
    expect(status).toBe(500);
    expect(json().error.message).toBe('Infinite loop detected - reached max iterations');
    expect(json().error.stack).toMatch(/^Error: Infinite loop detected - reached max iterations/);
  });

  it('that computes forever keeps nobody else waiting, and is stopped after two seconds', {
    timeout: 20_000,
  }, async () => {
    const start = performance.now();
    const slow = order("/((a+)+)b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaa')");
    expect((await client.get('/rest/admin/application-version')).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(1500);
    const { status, json } = await slow;
    expect([status, json().error.message]).toEqual([503, notAvailable]);
    expect(performance.now() - start).toBeGreaterThan(1900);
  });

  it.each([
    ['an object literal, which is not a program', '{"a":1,"b":2}', 'SyntaxError'],
    ['an unterminated string', "'unterminated", 'SyntaxError'],
    ['an unknown name', 'lines', 'ReferenceError'],
    ['the process', 'process.exit()', 'ReferenceError'],
    ['a module', "require('child_process').exec('id')", 'ReferenceError'],
    ['an escape through the constructor', "this.constructor.constructor('return process')()", 'EvalError'],
    ['something thrown', "throw new TypeError('mine')", 'TypeError'],
    ['a stack without a bottom', '(function f() { f(); })()', 'InternalError'],
    ['SQL', "'; DROP TABLE Users; --", 'SyntaxError'],
    ['binary', '\u0000\u0001\u0002', 'SyntaxError'],
  ])('fails for %s', async (_what, lines, name) => {
    const { status, json } = await order(lines);
    expect(status).toBe(500);
    expect(json().error.stack.split(':')[0]).toBe(name);
  });

  it('cannot fill the memory', { timeout: 30_000 }, async () => {
    const answer = await order("var a = ['x']; for (var i = 0; i < 60; i++) { a = a.concat(a); }");
    expect([500, 503]).toContain(answer.status);
    expect((await order('1')).status).toBe(200);
  });

  it('reads strings only, and nothing that is empty', async () => {
    for (const lines of [1, true, [], [{ productId: 8, quantity: 500 }], { productId: 8 }, { type: { a: 1 } }]) {
      const answer = await order(lines);
      expect([lines, answer.status, answer.json().error?.message]).toEqual([
        lines,
        500,
        'Unsupported expression: undefined',
      ]);
    }
    expect((await order({ type: 'Literal', value: 1 })).json().error.message).toBe('Unsupported expression: Literal');
    for (const lines of [null, false, 0, '']) {
      expect([lines, (await order(lines)).status]).toEqual([lines, 200]);
    }
  });

  it('is not evaluated where both weaknesses are switched off', async () => {
    const safe = await startShop({ data: null, config: 'challenges:\n  safetyMode: enabled\n' });
    const safeClient = createClient(safe.url);
    const safeToken = await safeClient.login('jim@juice-sh.op', 'ncc-1701');
    const answer = await safeClient.post(path, { orderLinesData: 'while(true){}' }, { token: safeToken });
    await safe.stop();
    expect(answer.status).toBe(200);
  });
});
