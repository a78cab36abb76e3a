import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createParcels, largestParcel, unpack } from '../../../server/jobs/parcels.ts';

function recorded() {
  const sent: unknown[] = [];
  return { sent, ...createParcels<{ readonly id: number }>((parcel) => sent.push(parcel)) };
}

test('messages of one turn travel together, in their order', async () => {
  const { sent, post } = recorded();
  post({ id: 1 });
  post({ id: 2 });
  expect(sent).toEqual([]);
  await turn();
  post({ id: 3 });
  await turn();
  expect(sent).toEqual([[{ id: 1 }, { id: 2 }], { id: 3 }]);
});

test('what is sent otherwise stays behind them', async () => {
  const { sent, post, flush } = recorded();
  post({ id: 1 });
  flush();
  sent.push('a copy');
  post({ id: 2 });
  await turn();
  expect(sent).toEqual([{ id: 1 }, 'a copy', { id: 2 }]);
});

test('no parcel holds more than its receiver unpacks', async () => {
  const { sent, post } = recorded();
  const messages = Array.from({ length: largestParcel + 2 }, (_, id) => ({ id }));
  messages.forEach(post);
  await turn();
  expect(sent.flatMap(unpack)).toEqual(messages);
  expect(unpack(Array.from({ length: 1000 }))).toHaveLength(largestParcel);
});
