import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { unsignedToken } from '../../support/client.ts';

const path = '/rest/products/reviews';
let jim: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const like = (id: unknown, token = jim) => client.post(path, { id }, { token });

async function reviewOf(product: number, token = jim) {
  return (await client.get(`/rest/products/${product}/reviews`, { token })).json().data[0];
}

describe('liking a review', () => {
  it('needs the token of a session', async () => {
    expect((await client.post(path, { id: 'x' })).status).toBe(401);
    const answer = await like('x', unsignedToken({ data: { email: 'x' } }));
    expect([answer.status, answer.text]).toEqual([401, '{"error":"Unauthorized"}']);
  });

  it('counts once and remembers who liked it', async () => {
    const before = await reviewOf(1);
    const answer = await like(before._id);
    expect(answer.status).toBe(200);
    const original = { ...before, likesCount: 1 };
    const updated = { ...original, likedBy: ['jim@juice-sh.op'] };
    expect(answer.json()).toEqual({ modified: 1, original: [original], updated: [updated] });
    expect(await reviewOf(1)).toEqual({ ...updated, liked: true });
    const again = await like(before._id);
    expect([again.status, again.text]).toEqual([403, '{"error":"Not allowed"}']);
  });

  it('loses none of several people’s likes at once', async () => {
    const bender = await client.login("bender@juice-sh.op'--", 'x');
    const amy = await client.login("amy@juice-sh.op'--", 'x');
    const { _id } = await reviewOf(2);
    await Promise.all([like(_id), like(_id, bender), like(_id, amy)]);
    const { likesCount, likedBy } = await reviewOf(2);
    expect(likesCount).toBe(3);
    expect(likedBy.toSorted()).toEqual(['amy@juice-sh.op', 'bender@juice-sh.op', 'jim@juice-sh.op']);
  });

  it('can be done three times by anyone quick enough', async () => {
    const { _id } = await reviewOf(3);
    const statuses = (await Promise.all([like(_id), like(_id), like(_id)])).map((answer) => answer.status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(await reviewOf(3)).toMatchObject({ likesCount: 3, likedBy: Array(3).fill('jim@juice-sh.op') });
  });

  it('likes the first of several reviews that an operator selects', async () => {
    const answer = await like({ $ne: (await reviewOf(1))._id });
    expect(answer.status).toBe(403);
  });

  it.each([[null], ['unknown'], [{ $gt: 0 }], [undefined]])('finds no review by %j', async (id) => {
    const answer = await like(id);
    expect([answer.status, answer.text]).toEqual([404, '{"error":"Not found"}']);
  });

  it.each([[{ $eq: 'x' }], [{ $where: 'true' }], [{ $in: 5 }]])('refuses %j', async (id) => {
    const answer = await like(id);
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Wrong Params"}']);
  });
});
