import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../containment/support/evaluator.ts';
import { type Client, createClient } from '../../support/client.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';

/** Five seconds in production, which containment/evaluator-limits.test.ts shows; sleep as there. */
const where = { time: 3000, sleep: 2500 };
let shop: DecoyApp;
let client: Client;
let token: string;

beforeAll(async () => {
  shop = await startDecoyApp({}, { limits: { ...patience.limits, where } });
  client = createClient(shop.url);
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});
afterAll(() => shop.stop());

const reviewsOf = (id: string) => client.get(`/rest/products/${encodeURIComponent(id)}/reviews`);
const edit = (id: unknown) => client.patch('/rest/products/reviews', { id, message: 'edited' }, { token });

describe('a condition in place of the product id', () => {
  it('is evaluated for each review', async () => {
    const count = (await reviewsOf('1 || true')).json().data.length;
    expect(count).toBe(28);
    expect((await reviewsOf("0 || this.author.match('bender')")).json().data.length).toBe(6);
    expect((await reviewsOf('0 || obj.product === 3')).json().data).toHaveLength(1);
  });

  it('can sleep for longer than two seconds, but not for long', { timeout: 15_000 }, async () => {
    const start = performance.now();
    const answer = await reviewsOf('sleep(2000)');
    const duration = performance.now() - start;
    expect(answer.text).toBe('{"status":"success","data":[]}');
    expect(duration).toBeGreaterThan(2000);
    expect(duration).toBeLessThan(8000);
  });

  it('that is not an expression is a syntax error', async () => {
    const answer = await reviewsOf('1 +');
    expect(answer.status).toBe(500);
    expect(answer.json().error.stack).toMatch(/^SyntaxError: /);
  });

  it.each(['nothing', 'null.x', '(()=>{throw 1})()', 'this.a.b.c'])('that fails, like %s, is refused', async (id) => {
    const answer = await reviewsOf(id);
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Wrong Params"}']);
  });

  it('is cut after 39 characters, followed by dots', async () => {
    const answer = await reviewsOf(`1 || ${'true && '.repeat(5)}true`);
    expect(answer.status).toBe(500);
    expect(answer.json().error.stack).toMatch(/^SyntaxError: /);
  });

  it('loses its line breaks', async () => {
    expect((await reviewsOf('1\r\n')).json().data).toHaveLength(1);
  });

  it('reads numbers as the language does: 010 is eight', async () => {
    const eight = (await reviewsOf('8')).text;
    expect((await reviewsOf('010')).text).toBe(eight);
    expect((await reviewsOf('1.0')).json().data).toHaveLength(1);
    expect((await reviewsOf('0x1')).json().data).toHaveLength(1);
  });

  it('reaches no process', async () => {
    expect((await reviewsOf('process.exit()')).status).toBe(400);
    expect((await client.get('/rest/admin/application-version')).status).toBe(200);
  });

  it.each(['🍹', 'ü', '\u0000', '"', "'"])('survives %j', async (id) => {
    expect([400, 500]).toContain((await reviewsOf(id)).status);
  });

  it('that cannot be decoded is a bad request', async () => {
    expect((await client.get('/rest/products/%E0%A4/reviews')).status).toBe(400);
  });
});

describe('a pattern in place of a review id', () => {
  it.each([
    [{ $regex: '^.{17}$' }, 28],
    [{ $regex: '[A-Z0-9]', $options: 'gi', $type: 2 }, 28],
    [{ $not: { $regex: '^.{1,16}$' } }, 28],
    [{ $regex: '"];}' }, 0],
  ])('%j selects the reviews that it matches', async (id, count) => {
    expect((await edit(id)).json().modified).toBe(count);
  });

  it.each([[{ $regex: '(' }], [{ $regex: 'a', $options: 'x' }], [{ $regex: 'a', $options: 5 }]])(
    '%j is refused',
    async (id) => {
      expect((await edit(id)).status).toBe(500);
    },
  );

  it('that would take forever is stopped', { timeout: 15_000 }, async () => {
    const answer = await edit({ $regex: '^((((.+)+)+)+)+!$' });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe('The pattern took too long');
  });
});
