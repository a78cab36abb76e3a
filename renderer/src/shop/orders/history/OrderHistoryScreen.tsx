import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../../../../shared/api/answers.ts';
import type { Order } from '../../../../../shared/api/orders.ts';
import { useSession } from '../../../lib/session.ts';
import { ProductDialogOnDemand } from '../../../ui/product-dialog/ProductDialogOnDemand.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LogInFirst } from '../../../ui/states/LogInFirst.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import { OrderCard } from './OrderCard.tsx';
import classes from './OrderHistory.module.css';
import { orderHistoryQuery } from './orders.ts';

/** Lists the customer's orders (ui-shop.md 5.28). */
export function OrderHistoryScreen() {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  return (
    <app-order-history>
      <Screen title={t('LABEL_ORDER_HISTORY')} lead={t('ORDERS_LEAD')}>
        {token === undefined ? <LogInFirst /> : <History token={token} />}
      </Screen>
    </app-order-history>
  );
}

function History({ token }: { readonly token: string }) {
  return (
    <Queried
      query={useQuery(orderHistoryQuery(token))}
      waiting={<Waiting className={classes.orders} heights={[220, 220]} radius={16} minHeight={460} />}
      failed="ORDERS_FAILED"
    >
      {(orders) => (orders.length === 0 ? <NoOrders /> : <Orders orders={orders} />)}
    </Queried>
  );
}

/** Number of orders shown at first, and added whenever the visitor gets near the last one. */
const step = 20;

function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation();
  const [reviewed, setReviewed] = useState<Product>();
  useBackCloses(reviewed !== undefined, () => setReviewed(undefined));
  const [count, setCount] = useState(step);
  return (
    <>
      <ul className={classes.orders} aria-label={t('LABEL_ORDER_HISTORY')}>
        {orders.slice(0, count).map((order) => (
          <li key={order._id} className={classes.order}>
            <OrderCard order={order} onReview={setReviewed} />
          </li>
        ))}
      </ul>
      {count < orders.length && <MoreToCome key={count} onNear={() => setCount(count + step)} />}
      <ProductDialogOnDemand product={reviewed} onClose={() => setReviewed(undefined)} />
    </>
  );
}

/** Marks the end of the list so far, and reports when it comes near the window. */
function MoreToCome({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(end, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once per end, whichever function was passed
  useEffect(() => {
    if (isNear) {
      onNear();
    }
  }, [isNear]);
  return <div ref={end} className={classes.end} />;
}

function NoOrders() {
  const { t } = useTranslation();
  return (
    <EmptyState
      className="emptyState"
      picture={
        <img
          className="noResult"
          src="assets/public/images/illustrations/empty-orders.svg"
          alt="No results found"
          width={200}
          height={200}
        />
      }
      title={t('ORDER_HISTORY_EMPTY')}
      text={t('NO_ORDERS_PLACED')}
      action={
        <Button component={Link} to="/search">
          {t('SHOW_ALL_PRODUCTS')}
        </Button>
      }
    />
  );
}
