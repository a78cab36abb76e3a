import { expect, it } from 'vitest';
import { boundedMap, remembered } from '../../server/bounded-map.ts';

it('forgets the oldest entries beyond its limit', () => {
  const map = boundedMap<string, number>({ entries: 2 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    map.set(key, index);
  }
  expect(['a', 'b', 'c'].map(map.get)).toEqual([undefined, 1, 2]);
});

it('treats an entry that is set again as the newest', () => {
  const map = boundedMap<string, number>({ entries: 2 });
  for (const key of ['a', 'b', 'a', 'c']) {
    map.set(key, 0);
  }
  expect(['a', 'b', 'c'].map(map.get)).toEqual([0, undefined, 0]);
});

it('forgets the oldest entries beyond its byte limit, but never the last one', () => {
  const map = boundedMap<number, string>({ entries: 10, bytes: 10, sizeOf: (_key, value) => value.length });
  for (const key of [1, 2, 3]) {
    map.set(key, 'xxxx');
  }
  expect([1, 2, 3].map(map.get)).toEqual([undefined, 'xxxx', 'xxxx']);
  map.set(2, 'xx');
  map.set(4, 'xxxx');
  expect([2, 3, 4].map(map.get)).toEqual(['xx', 'xxxx', 'xxxx']);
  map.set(5, 'x'.repeat(100));
  expect([2, 3, 4, 5].map((key) => map.get(key)?.length)).toEqual([undefined, undefined, undefined, 100]);
});

it('starts counting again once it is cleared', () => {
  const map = boundedMap<number, string>({ entries: 10, bytes: 8, sizeOf: () => 4 });
  map.set(1, 'a');
  map.set(2, 'b');
  map.clear();
  map.set(3, 'c');
  map.set(4, 'd');
  expect([1, 2, 3, 4].map(map.get)).toEqual([undefined, undefined, 'c', 'd']);
});

it('reports each entry that is removed, even one that is replaced', () => {
  const gone: string[] = [];
  const map = boundedMap<string, number>({ entries: 2, forgotten: (key, value) => gone.push(`${key}${value}`) });
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) {
    map.set(key, index);
  }
  expect([map.delete('c'), map.delete('c')]).toEqual([true, false]);
  expect(gone).toEqual(['a0', 'b1', 'c3']);
});

it('computes a result only once while it is cached', () => {
  const asked: string[] = [];
  const lengthOf = remembered({ entries: 2 }, (text: string) => {
    asked.push(text);
    return text.length;
  });
  expect(['a', 'bb', 'a', 'ccc', 'a'].map(lengthOf)).toEqual([1, 2, 1, 3, 1]);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
});
