import { IconBrandTwitter, IconCoin, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../../shared/api/orders.ts';
import { useApplicationName, useConfiguration } from '../../../lib/config.ts';
import { RoundLink } from '../../../ui/buttons/RoundLink.tsx';
import { OrderLines } from '../../../ui/order-lines/OrderLines.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import text from '../../../ui/styles/Text.module.css';
import classes from './OrderCompletion.module.css';
import { tweetAddress } from './tweet.ts';

/** Shows what was bought and what it cost, with buttons to print and share it. */
export function CompletedOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const promotion = Number(order.promotionalAmount ?? 0);
  const delivery = order.deliveryPrice ?? 0;
  return (
    <Card>
      <div className={`heading-banner ${classes.banner}`}>
        <h2 className={text.heading}>{t('ORDER_SUMMARY')}</h2>
        <Ways order={order} />
      </div>
      <OrderLines
        lines={order.products}
        label={t('ORDER_SUMMARY')}
        sums={[
          { label: t('ITEMS'), amount: order.totalPrice + promotion - delivery },
          { label: t('DELIVERY'), amount: delivery },
          { label: t('PROMOTION'), amount: promotion },
          { label: t('LABEL_TOTAL_PRICE'), amount: order.totalPrice, isTotal: true },
        ]}
      />
      <p className={`${text.tinted} ${classes.bonus}`}>
        <IconCoin size={22} stroke={1.5} aria-hidden />
        {t('BONUS_POINTS_COUNT', { bonus: order.bonus, count: order.bonus })}
      </p>
    </Card>
  );
}

function Ways({ order: { orderId, products } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const appName = useApplicationName();
  const twitter = useConfiguration()?.application.social.twitterUrl;
  const names = products.map(({ name }) => name);
  return (
    <div className={classes.ways}>
      <RoundLink
        icon={IconBrandTwitter}
        tip={t('SHARE_PURCHASE')}
        aria-label="Tweet"
        to={{ href: tweetAddress(names, twitter ?? undefined, appName) }}
      />
      {/* weakness: directoryListingChallenge (the confirmation's address reveals the open folder) */}
      <RoundLink
        icon={IconFileText}
        tip={t('PRINT_ORDER_CONFIRMATION')}
        aria-label="Print order confirmation"
        to={{ href: `./ftp/order_${encodeURIComponent(orderId)}.pdf` }}
      />
    </div>
  );
}
