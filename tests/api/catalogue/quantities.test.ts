import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

describe('the stock', () => {
  it('is open to read, one row per product', async () => {
    const { status, data } = (await client.get('/api/Quantitys')).json();
    expect(status).toBe('success');
    expect(data).toHaveLength(46);
    expect(Object.keys(data[0])).toEqual(['ProductId', 'id', 'quantity', 'limitPerUser', 'createdAt', 'updatedAt']);
    expect(data.every((row: { id: number; ProductId: number }) => row.id === row.ProductId)).toBe(true);
  });

  it('is closed to writing, even for the accountant', async () => {
    const token = await client.login("accountant@juice-sh.op'--", 'x');
    expect((await client.post('/api/Quantitys', { ProductId: 1, quantity: 5 }, { token })).status).toBe(401);
    expect((await client.delete('/api/Quantitys/1', { token })).status).toBe(401);
    const answer = await client.put('/api/Quantitys/1', { quantity: 5 }, { token });
    expect(answer.status).toBe(403);
    expect(answer.json().error.message).toMatch(/^Access denied to IP address: /);
  });

  it('is closed to a client that claims the one allowed address, and for every verb', async () => {
    const token = await client.login("accountant@juice-sh.op'--", 'x');
    const headers = { 'x-forwarded-for': '123.456.789' };
    for (const verb of ['GET', 'PUT', 'POST', 'PATCH']) {
      const answer = await client.call(verb, '/api/Quantitys/1', { token, headers });
      expect([verb, answer.status, answer.json().error.name]).toEqual([verb, 403, 'IpDeniedError']);
    }
  });

  it('shows single rows to nobody', async () => {
    const answer = await client.get('/api/Quantitys/1');
    expect([answer.status, answer.text]).toEqual([403, '{"error":"Malicious activity detected"}']);
  });
});
