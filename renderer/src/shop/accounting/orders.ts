import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../../../shared/api/orders.ts';
import { dataOf, put } from '../../lib/api.ts';
import { showRefusal } from '../../ui/snack-bar/show-refusal.ts';

/** Everybody's orders, newest first (api-shop.md 8). */
export const allOrdersQuery = queryOptions({
  queryKey: ['orders', 'all'],
  queryFn: dataOf<readonly Order[]>('rest/order-history/orders'),
});

/** Switches an order between in transit and delivered: what is sent is the state until now (ui-shop.md 5.33). */
export function useDeliveryStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, delivered }: Order) =>
      put(`rest/order-history/${_id}/delivery-status`, { deliveryStatus: delivered }),
    onSuccess: () => client.invalidateQueries({ queryKey: allOrdersQuery.queryKey }),
    onError: showRefusal,
  });
}
