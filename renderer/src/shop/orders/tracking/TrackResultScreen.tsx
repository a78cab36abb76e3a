import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Order } from '../../../../../shared/api/orders.ts';
import { isOrder, trackedOrderQuery } from '../../../lib/purchases/tracked-order.ts';
import { OrderLines } from '../../../ui/order-lines/OrderLines.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import text from '../../../ui/styles/Text.module.css';
import { DeliverySteps } from './DeliverySteps.tsx';
import { stepOf } from './delivery-step.ts';
import classes from './TrackResult.module.css';

/** Shows where an order is to anyone who has its number: `/#/track-result?id=` and `/#/track-result/new?id=` (ui-shop.md 5.29). */
export function TrackResultScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? undefined;
  const tracked = useQuery(trackedOrderQuery(id));
  return (
    <app-track-result>
      <Screen
        title={
          <>
            {t('TITLE_SEARCH_RESULTS')}
            {/* Without a number in the address, the server echoes the word "undefined". */}
            {id !== undefined && tracked.data !== undefined && (
              <>
                {' - '}
                <OrderNumber orderId={tracked.data.orderId} />
              </>
            )}
          </>
        }
      >
        <Queried
          query={tracked}
          waiting={<Waiting gap={20} heights={[172, 230]} radius={16} />}
          failed="TRACKING_FAILED"
        >
          {(order) => (isOrder(order) ? <Tracked order={order} /> : <UnknownOrder />)}
        </Queried>
      </Screen>
    </app-track-result>
  );
}

/** Shows the order's number as the server echoes it. */
function OrderNumber({ orderId = '' }: { readonly orderId: string | undefined }) {
  // weakness: reflectedXssChallenge (the number is rendered as markup, and the server echoes an unknown one unchanged)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above
  return <span className={classes.number} dangerouslySetInnerHTML={{ __html: `<code>${orderId}</code>` }} />;
}

function Tracked({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const isNew = useLocation().pathname.endsWith('/new');
  return (
    <div className={`mat-own-card ${layout.stack}`} style={{ gap: 20 }}>
      <Card>
        <h2 className={text.heading}>{t('LABEL_EXPECTED_DELIVERY')}</h2>
        <DeliverySteps active={stepOf(order, isNew)} eta={order.eta} />
      </Card>
      <Card>
        <h2 className={text.heading}>{t('LABEL_PRODUCT_ORDERED')}</h2>
        <OrderLines lines={order.products} label={t('LABEL_PRODUCT_ORDERED')} className={classes.lines} />
      </Card>
      <Card className={classes.bonus}>
        <h2 className={text.heading}>{t('BONUS_POINTS_EARNED', { bonus: order.bonus })}</h2>
        <p>{t('BONUS_FOR_FUTURE_PURCHASES')}</p>
      </Card>
    </div>
  );
}

function UnknownOrder() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<img src="assets/public/images/illustrations/empty-orders.svg" alt="" width={200} height={200} />}
      title={t('ORDER_UNKNOWN')}
      text={t('ORDER_UNKNOWN_HINT')}
      action={
        <Button component={Link} to="/order-history">
          {t('LABEL_ORDER_HISTORY')}
        </Button>
      }
    />
  );
}
