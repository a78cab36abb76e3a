import { queryOptions } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Order, TrackedOrder } from '../../../../shared/api/orders.ts';
import { get } from '../api.ts';

/**
 * Returns the query for an order by its number, whoever asks (api-shop.md 9). Of several orders it takes the first; if there is none, it
 * returns only the number. Without a number it requests the word `undefined`, as older pages do.
 */
export function trackedOrderQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['tracked-order', id],
    queryFn: async ({ signal }): Promise<TrackedOrder> => {
      const number = id ?? 'undefined';
      const { data } = await get<Success<readonly TrackedOrder[]>>(`rest/track-order/${encodeURIComponent(number)}`, {
        signal,
      });
      return data[0] ?? { orderId: number };
    },
  });
}

/** Tells whether the shop has this order, rather than only echoing its number. */
export function isOrder(tracked: TrackedOrder): tracked is Order {
  return 'products' in tracked;
}
