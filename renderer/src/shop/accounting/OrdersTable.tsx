import { IconCircleCheck, IconRotate } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../shared/api/orders.ts';
import { dataOf, put } from '../../lib/api.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import { RoundButton } from '../../ui/buttons/RoundButton.tsx';
import type { Column } from '../../ui/paged-table/PagedTable.tsx';
import { QueriedTable } from '../../ui/paged-table/QueriedTable.tsx';
import { showRefusal } from '../../ui/snack-bar/show-refusal.ts';
import classes from './AccountingScreen.module.css';

/** Lists everyone's orders, with a button that changes each one's delivery status (ui-shop.md 5.33). */
export function OrdersTable() {
  const { t } = useTranslation();
  const orders = useQuery(allOrdersQuery);
  const columns: readonly Column<Order>[] = [
    { name: 'OrderId', title: t('LABEL_ORDER_ID'), cell: ({ orderId }) => orderId },
    {
      name: 'Price',
      title: t('LABEL_PRICE'),
      cell: ({ totalPrice }) => (
        <span className={classes.figure} data-price={totalPrice}>
          {formatPrice(totalPrice)}
        </span>
      ),
    },
    { name: 'Status', title: t('LABEL_STATUS'), cell: ({ delivered }) => <Status delivered={delivered} /> },
    {
      name: 'StatusButton',
      title: t('CHANGE_STATUS'),
      quiet: true,
      cell: (order) => <StatusButton order={order} />,
    },
  ];
  return (
    <QueriedTable
      title={t('TITLE_TRACK_ORDERS')}
      scriptClass="orders-table"
      className={classes.orders}
      columns={columns}
      query={orders}
      keyOf={({ _id }) => _id}
      empty={t('NO_ORDERS_YET')}
      failed="ALL_ORDERS_FAILED"
    />
  );
}

function Status({ delivered }: { readonly delivered: boolean }) {
  const { t } = useTranslation();
  return delivered ? (
    <span className={`confirmation ${classes.delivered}`}>{t('LABEL_DELIVERED')}</span>
  ) : (
    <span className={`error ${classes.inTransit}`}>{t('LABEL_IN_TRANSIT')}</span>
  );
}

function StatusButton({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDeliveryStatus();
  const label = t(order.delivered ? 'LABEL_MARK_AS_TRANSIT' : 'LABEL_MARK_AS_DELIVERED');
  return (
    <RoundButton
      icon={order.delivered ? IconRotate : IconCircleCheck}
      title={label}
      aria-label={`${label}: ${order.orderId}`}
      // `disabled` would lose the focus.
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(order)}
    />
  );
}

/** Everyone's orders, newest first (api-shop.md 8). */
const allOrdersQuery = queryOptions({
  queryKey: ['orders', 'all'],
  queryFn: dataOf<readonly Order[]>('rest/order-history/orders'),
});

/**
 * Switches an order between in transit and delivered. The request carries the current state, which the server inverts (ui-shop.md 5.33).
 */
function useDeliveryStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, delivered }: Order) =>
      put(`rest/order-history/${_id}/delivery-status`, { deliveryStatus: delivered }),
    onSuccess: () => client.invalidateQueries({ queryKey: allOrdersQuery.queryKey }),
    onError: showRefusal,
  });
}
