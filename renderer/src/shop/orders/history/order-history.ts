import { queryOptions } from '@tanstack/react-query';
import type { Success } from '../../../../../shared/api/answers.ts';
import type { Order } from '../../../../../shared/api/orders.ts';
import { get } from '../../../lib/api.ts';

/** The orders of whoever the token belongs to, the latest first (ui-shop.md 5.28). */
export function orderHistoryQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['order-history', token],
    queryFn: async ({ signal }) => {
      const { data } = await get<Success<readonly Order[]>>('rest/order-history', { signal });
      return data.toReversed();
    },
  });
}
