import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../containment/support/evaluator.ts';
import { type Client, createClient } from '../../support/client.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';

/** Five seconds in production, which containment/evaluator-limits.test.ts shows. */
const where = { time: 1500, sleep: 0 };
let shop: DecoyApp;
let client: Client;

beforeAll(async () => {
  shop = await startDecoyApp({}, { limits: { ...patience.limits, where } });
  client = createClient(shop.url);
});
afterAll(() => shop.stop());

const track = (id: string) => client.get(`/rest/track-order/${encodeURIComponent(id)}`);

describe('code in place of an order id', () => {
  it.each(["' || true || '", "' || 1==1 || '", "' || true //", "' || obj.delivered != null || '"])(
    'shows all orders: %s',
    async (id) => {
      const { status, json } = await track(id);
      expect(status).toBe(200);
      expect(json().data).toHaveLength(3);
      expect(json().data[0]).toMatchObject({ orderId: expect.stringMatching(/^5267-/), products: expect.any(Array) });
    },
  );

  it('can select orders', async () => {
    expect((await track("' || this.delivered && this.totalPrice < 27 || '")).json().data).toHaveLength(1);
  });

  it('that matches nothing is echoed', async () => {
    const id = "' || false || '";
    expect((await track(id)).json().data).toEqual([{ orderId: id }]);
  });

  it.each(["'", "' ||", '\\', "'+"])('that is not an expression is a syntax error: %s', async (id) => {
    const { status, json } = await track(id);
    expect(status).toBe(500);
    expect(json().error.stack).toMatch(/^SyntaxError: /);
  });

  it('reports an unterminated string as clients expect', async () => {
    expect((await track("'")).json().error.message).toBe('Invalid or unexpected token');
  });

  it.each(["' || nothing || '", "' || null.x || '", "' + (()=>{throw 1})() + '"])(
    'that fails is refused: %s',
    async (id) => {
      const answer = await track(id);
      expect([answer.status, answer.text]).toEqual([400, '{"error":"Wrong Param"}']);
    },
  );

  it('that never ends is stopped', async () => {
    const answer = await track("' || (()=>{while(1);})() || '");
    expect(answer.status).toBe(400);
    expect((await track('plain')).status).toBe(200);
  });

  it('reaches nothing of the server', async () => {
    expect((await track("' || typeof process !== 'undefined' || '")).json().data).toHaveLength(1);
    expect((await track("' || typeof require !== 'undefined' || '")).json().data).toHaveLength(1);
  });
});
