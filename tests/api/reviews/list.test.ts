import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

const reviewsOf = (id: string, call = {}) => client.get(`/rest/products/${encodeURIComponent(id)}/reviews`, call);

describe('the reviews of a product', () => {
  it('are open to everyone, but cannot be liked without a login', async () => {
    const answer = await reviewsOf('1');
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toEqual([
      {
        message: expect.any(String),
        author: 'admin@juice-sh.op',
        product: 1,
        likesCount: 0,
        likedBy: [],
        _id: expect.stringMatching(/^[23456789ABCDEFGHJKLMNPQRSTWXYZabcdefghijkmnopqrstuvwxyz]{17}$/),
        liked: true,
      },
    ]);
  });

  it('are not marked as liked for a user who has not liked them', async () => {
    const token = await client.login('jim@juice-sh.op', 'ncc-1701');
    expect((await reviewsOf('1', { token })).json().data[0]).not.toHaveProperty('liked');
  });

  it('are listed in the order in which they were written', async () => {
    const authors = (await reviewsOf('37')).json().data.map((review: { author: string }) => review.author);
    expect(authors).toEqual(['mc.safesearch@juice-sh.op', 'jim@juice-sh.op', 'bender@juice-sh.op']);
  });

  it('are none for an unknown product', async () => {
    expect((await reviewsOf('4711')).text).toBe('{"status":"success","data":[]}');
    expect((await reviewsOf('99999999999999999999999999')).text).toBe('{"status":"success","data":[]}');
  });

  it('belong to a product given as a number or as a string', async () => {
    await client.put('/rest/products/2/reviews', { message: 'Fine', author: 'Anonymous' });
    const products = (await reviewsOf('2')).json().data.map((review: { product: unknown }) => review.product);
    expect(products).toEqual([2, '2']);
  });
});

describe('with the weakness of conditions switched off', () => {
  it('only numbers are product ids', async () => {
    const safe = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    try {
      const client = createClient(safe.url);
      expect((await client.get('/rest/products/1/reviews')).json().data).toHaveLength(1);
      expect((await client.get('/rest/products/1%7C%7Ctrue/reviews')).text).toBe('{"status":"success","data":[]}');
      expect((await client.get('/rest/products/-1.5/reviews')).text).toBe('{"status":"success","data":[]}');
    } finally {
      await safe.stop();
    }
  });
});
