import { expect, it } from 'vitest';
import { seededShop, temporaryFolder, visitShop } from './builders.ts';

const review = { message: 'Fine.', author: 'jim@juice-sh.op', product: '1', likesCount: 0, likedBy: [] };

it('gives a new document an id and the last place', () => {
  const { documents } = seededShop();
  const stored = documents.reviews.insert(review);
  expect(stored).toEqual({ _id: expect.stringMatching(/^[A-Za-z0-9]{17}$/), ...review });
  expect(documents.reviews.get(stored._id)).toBe(stored);
  expect(documents.reviews.all().at(-1)).toBe(stored);
});

it('replaces documents in place, and ignores unknown ones', () => {
  const { documents } = seededShop();
  const [first, second] = documents.reviews.all();
  if (first === undefined || second === undefined) {
    throw new Error('Expected seeded reviews.');
  }
  documents.reviews.replace([
    { ...first, message: 'one' },
    { ...second, message: 'two' },
    { ...review, _id: 'unknown' },
  ]);
  expect(documents.reviews.all().slice(0, 2)).toMatchObject([{ message: 'one' }, { message: 'two' }]);
  expect(documents.reviews.get('unknown')).toBeUndefined();
  expect(documents.reviews.all()).toHaveLength(28);
});

it('caches the list of all until a document changes, and never alters a list that it has returned', () => {
  const { reviews } = seededShop().documents;
  const before = reviews.all();
  const count = reviews.changes();
  expect(reviews.all()).toBe(before);

  const stored = reviews.insert(review);
  expect(reviews.changes()).not.toBe(count);
  expect(reviews.all()).toEqual([...before, stored]);
  expect(before).not.toContain(stored);

  reviews.replace([{ ...stored, message: 'changed' }]);
  expect(reviews.all().at(-1)).toEqual({ ...stored, message: 'changed' });
});

it('undoes all writes of a transaction that fails, in memory too', () => {
  const { documents } = seededShop();
  const [first] = documents.reviews.all();
  const before = [documents.reviews.all(), documents.confirmations.all()];
  const work = () => {
    documents.reviews.insert(review);
    documents.confirmations.insert({ orderId: '1', customer: 'jim', placedAt: '', discount: 0, locale: 'en' });
    documents.reviews.replace(first === undefined ? [] : [{ ...first, message: 'changed' }]);
    throw new Error('out of order');
  };
  expect(() => documents.transaction(work)).toThrow('out of order');
  expect([documents.reviews.all(), documents.confirmations.all()]).toEqual(before);
});

it('keeps documents, their order and their ids across a restart', () => {
  const folder = temporaryFolder();
  const before = visitShop(folder, ({ documents }) => {
    const stored = documents.reviews.insert(review);
    documents.reviews.replace([{ ...stored, likesCount: 1, likedBy: ['amy@juice-sh.op'] }]);
    return [...documents.reviews.all(), ...documents.orders.all()];
  });
  const after = visitShop(folder, ({ documents }) => [...documents.reviews.all(), ...documents.orders.all()]);
  expect(after).toEqual(before);
});
