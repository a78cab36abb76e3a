import { queryOptions } from '@tanstack/react-query';
import type { Success } from '../../../../../shared/api/answers.ts';
import type { Order } from '../../../../../shared/api/orders.ts';
import { get } from '../../../lib/api.ts';

/** Returns the query for the orders of the token's owner, latest first (ui-shop.md 5.28). */
export function orderHistoryQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['order-history', token],
    queryFn: async ({ signal }) => {
      const { data } = await get<Success<readonly Order[]>>('rest/order-history', { signal });
      return data.toReversed();
    },
  });
}
