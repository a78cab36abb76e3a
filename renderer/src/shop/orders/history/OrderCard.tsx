import { IconCircleCheck, IconFileText, IconMessage2, IconTruckDelivery } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, Success } from '../../../../../shared/api/answers.ts';
import type { Order, OrderLine } from '../../../../../shared/api/orders.ts';
import { ApiError, get } from '../../../lib/api.ts';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { RoundButton } from '../../../ui/buttons/RoundButton.tsx';
import { RoundLink } from '../../../ui/buttons/RoundLink.tsx';
import { OrderLines } from '../../../ui/order-lines/OrderLines.tsx';
import { loadProductDialog } from '../../../ui/product-dialog/ProductDialogOnDemand.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { useTip } from '../../../ui/use-tip.tsx';
import classes from './OrderHistory.module.css';

interface OrderCardProps {
  readonly order: Order;
  /** Called with a product of the order that the customer wants to review. */
  readonly onReview: (product: Product) => void;
}

/** Renders one order: its total, its status and its products. */
export function OrderCard({ order, onReview }: OrderCardProps) {
  const { t } = useTranslation();
  const numberId = useId();
  const reviewable = order.products.some(({ id }) => id !== undefined);
  return (
    <article className="card1" aria-labelledby={numberId}>
      <Card className={`table-container custom-slate ${classes.card}`}>
        <div className={classes.header}>
          <dl className={classes.facts}>
            <div>
              <dt>{t('LABEL_ORDER_ID')}</dt>
              <dd id={numberId} className={classes.number}>
                #{order.orderId}
              </dd>
            </div>
            <div>
              <dt>{t('LABEL_TOTAL_PRICE')}</dt>
              <dd data-price={order.totalPrice}>{formatPrice(order.totalPrice)}</dd>
            </div>
            <div>
              <dt>{t('LABEL_BONUS')}</dt>
              <dd>{order.bonus}</dd>
            </div>
          </dl>
          <DeliveryState delivered={order.delivered} />
          <Ways orderId={order.orderId} describedBy={numberId} />
        </div>
        <OrderLines
          lines={order.products}
          label={t('LABEL_PRODUCT_ORDERED')}
          {...(reviewable && {
            action: {
              label: t('WRITE_REVIEW'),
              of: (line: OrderLine) => line.id !== undefined && <ReviewButton line={line} onReview={onReview} />,
            },
          })}
        />
      </Card>
    </article>
  );
}

function DeliveryState({ delivered }: { readonly delivered: boolean }) {
  const { t } = useTranslation();
  const Icon = delivered ? IconCircleCheck : IconTruckDelivery;
  return (
    <p className={`${delivered ? 'confirmation' : 'error'} ${classes.state}`} data-delivered={delivered || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {t(delivered ? 'LABEL_DELIVERED' : 'LABEL_IN_TRANSIT')}
    </p>
  );
}

/** Links to the order's tracking page and to its confirmation. */
function Ways({ orderId, describedBy }: { readonly orderId: string; readonly describedBy: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.ways}>
      <RoundLink
        icon={IconTruckDelivery}
        tip={t('LABEL_TRACK_ORDER')}
        aria-label="Track Your Order"
        aria-describedby={describedBy}
        to={`/track-result?id=${encodeURIComponent(orderId)}`}
      />
      {/* weakness: directoryListingChallenge (the confirmation's address reveals the open folder) */}
      <RoundLink
        icon={IconFileText}
        tip={t('PRINT_ORDER_CONFIRMATION')}
        aria-label="Print order confirmation"
        aria-describedby={describedBy}
        to={{ href: `./ftp/order_${encodeURIComponent(orderId)}.pdf` }}
      />
    </div>
  );
}

function ReviewButton({ line, onReview }: { readonly line: OrderLine; readonly onReview: OrderCardProps['onReview'] }) {
  const { t } = useTranslation();
  const { target, tip } = useTip<HTMLButtonElement>(t('WRITE_REVIEW'));
  const open = async () => {
    try {
      const today = encodeURIComponent(new Date().toDateString());
      const { data } = await get<Success<Product>>(`api/Products/${line.id}?d=${today}`);
      onReview(data);
    } catch (error) {
      console.log(error);
      const isGone = error instanceof ApiError && error.status === 404;
      showSnackBar({ message: isGone ? 'PRODUCT_GONE' : 'ERROR_NO_ANSWER', tone: 'error' });
    }
  };
  return (
    <>
      <RoundButton
        icon={IconMessage2}
        iconSize={22}
        variant="subtle"
        aria-label={t('REVIEW_PRODUCT', { product: line.name })}
        aria-haspopup="dialog"
        {...target}
        onPointerEnter={loadProductDialog}
        onFocus={(event) => {
          void loadProductDialog();
          target.onFocus(event);
        }}
        onClick={open}
      />
      {tip}
    </>
  );
}
