import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isOrder, trackedOrderQuery } from '../../../lib/purchases/tracked-order.ts';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { CompletedOrder } from './CompletedOrder.tsx';
import { Destination } from './Destination.tsx';
import classes from './OrderCompletion.module.css';

/** Shows what a customer sees right after buying: `/#/order-completion/:id` (ui-shop.md 5.27). */
export function OrderCompletionScreen() {
  const { id } = useParams();
  const tracked = useQuery(trackedOrderQuery(id));
  return (
    <app-order-completion>
      {tracked.data !== undefined && !isOrder(tracked.data) ? (
        <UnknownOrder />
      ) : (
        <Screen title={<Thanks />} titleClass="confirmation" lead={<WayToTrack orderId={id ?? ''} />}>
          <div className={`mat-own-card ${layout.stack}`} style={{ gap: 20 }}>
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
        </Screen>
      )}
    </app-order-completion>
  );
}

function Thanks() {
  const { t } = useTranslation();
  return (
    <span className={classes.thanks}>
      <IconCircleCheck size={44} stroke={1.5} aria-hidden />
      {t('THANKS_FOR_PURCHASE')}
    </span>
  );
}

function WayToTrack({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  return (
    <>
      {t('PURCHASE_COMMENT_PREFIX')}{' '}
      <Link to={`/track-result/new?id=${encodeURIComponent(orderId)}`} className={classes.track}>
        {t('TITLE_TRACK_ORDERS')}
      </Link>{' '}
      {t('PURCHASE_COMMENT_SUFFIX')}
    </>
  );
}

function UnknownOrder() {
  const { t } = useTranslation();
  return (
    <Screen title={t('ORDER_UNKNOWN')} lead={t('ORDER_UNKNOWN_HINT')}>
      <Button component={Link} to="/order-history">
        {t('LABEL_ORDER_HISTORY')}
      </Button>
    </Screen>
  );
}
