import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { unsignedToken } from '../../support/client.ts';

const path = '/rest/products/reviews';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const edit = (id: unknown, message: unknown = 'edited') => client.patch(path, { id, message }, { token });

async function reviewOf(product: number) {
  return (await client.get(`/rest/products/${product}/reviews`, { token })).json().data[0];
}

describe('editing a review', () => {
  it('needs a token, and any that verifies will do', async () => {
    expect((await client.patch(path, { id: 'x', message: 'y' })).status).toBe(401);
    const answer = await client.patch(path, { id: 'x', message: 'y' }, { token: unsignedToken({}) });
    expect([answer.status, answer.text]).toEqual([200, '{"modified":0,"original":[],"updated":[]}']);
  });

  it('changes anyone’s review and answers with both versions', async () => {
    const before = await reviewOf(1);
    const answer = await edit(before._id, 'jim was here');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      modified: 1,
      original: [before],
      updated: [{ ...before, message: 'jim was here' }],
    });
    expect((await reviewOf(1)).message).toBe('jim was here');
  });

  it.each([[null], [false], [0], [''], [true], [[]], [{}], [{ a: 1 }], [5], ['unknown'], [undefined]])(
    'selects nothing by %j',
    async (id) => {
      expect((await edit(id)).text).toBe('{"modified":0,"original":[],"updated":[]}');
    },
  );

  it.each([[{ $ne: -1 }], [{ $gt: '' }], [{ $exists: true }], [{ $nin: ['x'] }], [{ $not: { $in: ['x'] } }]])(
    'selects every review by %j',
    async (id) => {
      const { modified, original, updated } = (await edit(id)).json();
      expect(modified).toBe(28);
      const ids: readonly string[] = original.map((review: { _id: string }) => review._id);
      expect(ids).toEqual(ids.toSorted());
      expect(updated.every((review: { message: string }) => review.message === 'edited')).toBe(true);
    },
  );

  it.each([
    [{ $gt: 0 }],
    [{ $lte: '' }],
    [{ $in: [] }],
    [{ $exists: 0 }],
    [{ $mod: [2, 0] }],
    [{ $size: 17 }],
    [{ $type: 1 }],
    [{ $all: ['a'] }],
    [{ $elemMatch: { $gt: '' } }],
    [{ $near: [0, 0], $maxDistance: 5 }],
    [{ $ne: -1, $gt: 0 }],
    [{ $not: { $ne: -1 } }],
  ])('selects nothing by %j', async (id) => {
    expect((await edit(id)).json().modified).toBe(0);
  });

  it.each([
    [{ $eq: 'x' }, 'Unrecognized operator: $eq'],
    [{ $where: 'true' }, 'Unrecognized operator: $where'],
    [{ $expr: { $function: {} } }, 'Unrecognized operator: $expr'],
    [{ $not: { $jsonSchema: {} } }, 'Unrecognized operator: $jsonSchema'],
    [{ $ne: 1, a: 2 }, 'Inconsistent operator: {"$ne":1,"a":2}'],
    [{ $in: 'x' }, '$in needs an array'],
    [{ $nin: {} }, '$nin needs an array'],
    [{ $options: 'i' }, '$options needs a $regex'],
  ])('refuses %j', async (id, message) => {
    const answer = await edit(id);
    expect(answer.status).toBe(500);
    expect(answer.json().error.stack.split('\n')[0]).toBe(`Error: ${message}`);
  });

  it('removes a message that is not sent', async () => {
    const { _id } = await reviewOf(3);
    const { updated } = (await client.patch(path, { id: _id }, { token })).json();
    expect(updated[0]).not.toHaveProperty('message');
  });

  it('refuses operators nested too deeply', async () => {
    const depth = 6000;
    const body = `{"id":${'{"$not":'.repeat(depth)}{"$ne":1}${'}'.repeat(depth)}}`;
    const answer = await client.patch(path, body, { token, headers: { 'content-type': 'application/json' } });
    expect(answer.json().error.message).toBe('Operators are nested too deeply');
  });
});
