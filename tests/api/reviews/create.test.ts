import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

async function lastOf(product: string) {
  return (await client.get(`/rest/products/${product}/reviews`)).json().data.at(-1);
}

describe('a new review', () => {
  it('is stored as sent, under any author, for any product, without a login', async () => {
    const answer = await client.put('/rest/products/4711/reviews', {
      message: '<b>ü 🍹\u0000</b>',
      author: 'admin@juice-sh.op',
    });
    expect([answer.status, answer.text]).toEqual([201, '{"status":"success"}']);
    expect(await lastOf('4711')).toEqual({
      product: '4711',
      message: '<b>ü 🍹\u0000</b>',
      author: 'admin@juice-sh.op',
      likesCount: 0,
      likedBy: [],
      _id: expect.stringMatching(/^\w{17}$/),
      liked: true,
    });
  });

  it('may lack message and author', async () => {
    expect((await client.put('/rest/products/4712/reviews', {})).status).toBe(201);
    const review = await lastOf('4712');
    expect(review).not.toHaveProperty('message');
    expect(review).not.toHaveProperty('author');
  });

  it('may hold values that are not strings', async () => {
    await client.put('/rest/products/4713/reviews', { message: { a: [1] }, author: 5 });
    expect(await lastOf('4713')).toMatchObject({ message: { a: [1] }, author: 5 });
  });

  it('is empty when the body is not JSON', async () => {
    const answer = await client.put('/rest/products/4714/reviews', 'message=a', {
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(201);
    expect(await lastOf('4714')).not.toHaveProperty('message');
  });

  it('is not created from JSON null', async () => {
    const answer = await client.put('/rest/products/1/reviews', 'null', {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(500);
  });

  it('that cannot be stored gets a response that says why', async () => {
    const full = await startApp();
    full.databases.documents.close();
    const answer = await createClient(full.url).put('/rest/products/1/reviews', { message: 'x' });
    expect([answer.status, typeof answer.json()]).toEqual([500, 'string']);
    await full.stop();
  });
});
