import { queryOptions } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Order, TrackedOrder } from '../../../../shared/api/orders.ts';
import { get } from '../api.ts';

/**
 * An order by its number, whoever asks (api-shop.md 9): of several only the first, and of none its number alone. Without a number
 * the word `undefined` is asked for, as older pages do.
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

/** Whether the shop has this order, and not only heard of its number. */
export function isOrder(tracked: TrackedOrder): tracked is Order {
  return 'products' in tracked;
}
