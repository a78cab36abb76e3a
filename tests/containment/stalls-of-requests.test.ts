import { expect, test } from 'vitest';
import { repelStalls } from './stalls/repel.ts';
import { stallCauses } from './stalls/stall.ts';
import { stalls, stallsOfRequests } from './stalls/stalls.ts';

test('there is an attempt for every cause', () => {
  expect(new Set(stalls.map(({ cause }) => cause))).toEqual(new Set(stallCauses));
});

repelStalls(stallsOfRequests);
