import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isOrder, trackedOrderQuery } from '../../../lib/purchases/tracked-order.ts';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { CheckoutFrame, CheckoutTitle } from '../CheckoutFrame.tsx';
import { CompletedOrder } from './CompletedOrder.tsx';
import { Destination } from './Destination.tsx';
import classes from './OrderCompletion.module.css';

/** Shows what a customer sees right after buying: `/#/order-completion/:id` (ui-shop.md 5.27). */
export function OrderCompletionScreen() {
  const { id } = useParams();
  const tracked = useQuery(trackedOrderQuery(id));
  return (
    <app-order-completion>
      <CheckoutFrame>
        {tracked.data !== undefined && !isOrder(tracked.data) ? (
          <UnknownOrder />
        ) : (
          <div className={`mat-own-card ${layout.stack}`} style={{ gap: 20 }}>
            <Thanks orderId={id ?? ''} />
            <Queried
              query={tracked}
              waiting={<Waiting gap={20} heights={[150, 320]} radius={16} />}
              failed="COMPLETION_FAILED"
            >
              {(order) =>
                isOrder(order) && (
                  <>
                    <Destination order={order} />
                    <CompletedOrder order={order} />
                  </>
                )
              }
            </Queried>
          </div>
        )}
      </CheckoutFrame>
    </app-order-completion>
  );
}

function Thanks({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  return (
    <header className={classes.thanks}>
      <IconCircleCheck size={52} stroke={1.5} aria-hidden />
      <div>
        <h1 className={`confirmation ${classes.title}`}>{t('THANKS_FOR_PURCHASE')}</h1>
        <p>
          {t('PURCHASE_COMMENT_PREFIX')}{' '}
          <Link to={`/track-result/new?id=${encodeURIComponent(orderId)}`}>{t('TITLE_TRACK_ORDERS')}</Link>{' '}
          {t('PURCHASE_COMMENT_SUFFIX')}
        </p>
      </div>
    </header>
  );
}

function UnknownOrder() {
  const { t } = useTranslation();
  return (
    <>
      <CheckoutTitle lead={t('ORDER_UNKNOWN_HINT')}>{t('ORDER_UNKNOWN')}</CheckoutTitle>
      <Button component={Link} to="/order-history">
        {t('LABEL_ORDER_HISTORY')}
      </Button>
    </>
  );
}
