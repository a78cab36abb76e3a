import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient, unsignedToken } from '../../support/client.ts';

const payload = '<iframe src="javascript:alert(`xss`)">';
const notFound = '{"message":"Not Found","errors":[]}';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

describe('reading products', () => {
  it('lists those on sale, by id, with ISO dates', async () => {
    const { status, data } = (await client.get('/api/Products')).json();
    expect(status).toBe('success');
    expect(data).toHaveLength(36);
    expect(Object.keys(data[0])).toEqual([
      'id',
      'name',
      'description',
      'price',
      'deluxePrice',
      'image',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ]);
    expect(data[0]).toMatchObject({ id: 1, price: 1.99, deletedAt: null });
    expect(data[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('returns one, whatever the case of the path, with a date in the query', async () => {
    const answer = await client.get('/api/products/1?d=Thu%20Nov%2020%202025');
    expect(answer.json()).toMatchObject({ status: 'success', data: { id: 1 } });
  });

  it.each(['10', '4711', 'x', '-1'])('does not find %s', async (id) => {
    const answer = await client.get(`/api/Products/${id}`);
    expect([answer.status, answer.text]).toEqual([404, notFound]);
  });
});

describe('creating a product', () => {
  it('needs a token', async () => {
    expect((await client.post('/api/Products', { name: 'x' })).status).toBe(401);
  });

  it('works with anyone’s token, keeps markup and checks nothing', async () => {
    const body = { name: 'Probe', description: payload, price: 1.99 };
    const created = await client.post('/api/Products', body, { token });
    expect(created.status).toBe(201);
    const { data } = created.json();
    expect(data).toMatchObject({ ...body, deluxePrice: null, image: null, deletedAt: null });
    expect(created.headers.get('location')).toBe(`/api/Products/${data.id}`);
    expect((await client.get(`/api/Products/${data.id}`)).json().data.description).toBe(payload);
  });
});

describe('changing a product', () => {
  it('needs no token at all', async () => {
    const before = (await client.get('/api/Products/9')).json().data;
    const description = '<a href="https://owasp.slack.com" target="_blank">More...</a>';
    const changed = await client.put('/api/Products/9', { description, createdAt: 'x', id: 5, nonsense: 1 });
    expect(changed.status).toBe(200);
    expect(changed.json().data).toMatchObject({ id: 9, name: before.name, description, createdAt: before.createdAt });
    expect((await client.get('/api/Products/9')).json().data.description).toBe(description);
  });

  it('keeps fields that are not sent', async () => {
    const before = (await client.get('/api/Products/2')).json().data;
    const changed = (await client.put('/api/Products/2', { price: 3 })).json().data;
    expect(changed).toMatchObject({ name: before.name, description: before.description, price: 3 });
    expect(changed.updatedAt > before.updatedAt).toBe(true);
  });

  it.each(['10', '4711', 'x'])('does not find %s', async (id) => {
    const answer = await client.put(`/api/Products/${id}`, { price: 1 });
    expect([answer.status, answer.text]).toEqual([404, notFound]);
  });

  it('is an internal error when the description is not a string', async () => {
    const answer = await client.put('/api/Products/3', { description: 5 });
    expect([answer.status, answer.json().message]).toEqual([500, 'internal error']);
  });

  it('loses a mustache expression in its description when it is read', async () => {
    const changed = await client.put('/api/Products/4', { description: 'before {{anything}} after' });
    expect(changed.json().data.description).toBe('before {{anything}} after');
    expect((await client.get('/api/Products/4')).json().data.description).toBe('before  after');
  });
});

describe('deleting a product', () => {
  it('is denied to everyone but the bearer of an unsigned token', async () => {
    expect((await client.delete('/api/Products/5')).status).toBe(401);
    expect((await client.delete('/api/Products/5', { token })).status).toBe(401);
    const answer = await client.delete('/api/Products/5', { token: unsignedToken({}) });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":{}}']);
    expect((await client.get('/api/Products/5')).status).toBe(404);
  });
});

describe('with the weakness of descriptions switched off', () => {
  it('a product has its description filtered until nothing is left of the frame', async () => {
    const safe = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    try {
      const description = `<i>Fresh</i> <<script>x</script>${payload.slice(1)}`;
      const changed = await createClient(safe.url).put('/api/Products/1', { description });
      expect(changed.json().data.description).toBe('<i>Fresh</i> ');
    } finally {
      await safe.stop();
    }
  });
});
