import { Skeleton } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import text from '../../../ui/styles/Text.module.css';
import classes from './Totals.module.css';
import { usePlaceOrder } from './use-place-order.ts';
import { useTotals } from './use-totals.ts';

/** Shows the order's totals and the button that places it. */
export function Totals() {
  const { t } = useTranslation();
  const { items, delivery, promotion, total, bonus, isFetching, failed, retry } = useTotals();
  const { placeOrder, isPlacing } = usePlaceOrder();
  return (
    <Card className={classes.totals}>
      <h2 className={`order-summary ${text.heading}`}>{t('ORDER_SUMMARY')}</h2>
      <table className={classes.table}>
        <tbody>
          <Row label={t('ITEMS')} amount={items} isFetching={isFetching} />
          <Row label={t('DELIVERY')} amount={delivery} isFetching={isFetching} />
          <Row label={t('PROMOTION')} amount={promotion} isFetching={isFetching} />
        </tbody>
        <tfoot>
          <Row label={t('LABEL_TOTAL_PRICE')} amount={total} isFetching={isFetching} />
        </tfoot>
      </table>
      {failed && <FailedPart message="DELIVERY_PRICE_FAILED" onRetry={retry} />}
      <WordedButton
        id="checkoutButton"
        className="btn btn-pay"
        aria-label="Complete your purchase"
        aria-busy={isPlacing}
        size="md"
        fullWidth
        leftSection={<IconCoins size={20} stroke={1.5} aria-hidden />}
        onClick={placeOrder}
      >
        {t('PLACE_ORDER_AND_PAY')}
      </WordedButton>
      <p className={`bonus-points ${classes.bonus}`}>{t('CHECKOUT_FOR_BONUS_POINTS', { bonus, count: bonus })}</p>
    </Card>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: number | undefined;
  readonly isFetching: boolean;
}

function Row({ label, amount, isFetching }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-price={amount}>
        {amount !== undefined && formatPrice(amount)}
        {amount === undefined && isFetching && (
          <Delayed>
            <Skeleton height={20} width={72} display="inline-block" />
          </Delayed>
        )}
        {amount === undefined && !isFetching && '\u2013'}
      </td>
    </tr>
  );
}
