import { Button, Skeleton } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { CheckoutTitle } from '../CheckoutFrame.tsx';
import { cardQuery } from '../cards/cards.ts';
import classes from './OrderSummary.module.css';

/** How the order will be paid, with a way to change that. */
export function ChosenPayment() {
  const { t } = useTranslation();
  const paymentId = sessionStorage.getItem('paymentId');
  return (
    <Card className={classes.choice}>
      <div>
        <CheckoutTitle level={2}>{t('PAYMENT_METHOD')}</CheckoutTitle>
        {paymentId === null && <p className={classes.missing}>{t('NOT_CHOSEN_PAYMENT')}</p>}
        {paymentId === 'wallet' && (
          <p className={classes.wallet}>
            <IconWallet size={22} stroke={1.5} aria-hidden />
            {t('DIGITAL_WALLET')}
          </p>
        )}
        {paymentId !== null && paymentId !== 'wallet' && <ChosenCard id={paymentId} />}
      </div>
      <Link to="/payment/shop" className={classes.change}>
        {t(paymentId === null ? 'CHOOSE_PAYMENT' : 'BTN_CHANGE')}
      </Link>
    </Card>
  );
}

function ChosenCard({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  const { data: card, isFetching, refetch } = useQuery(cardQuery(id, token));
  if (card !== undefined) {
    return (
      <dl className={classes.card}>
        <dt>{t('CARD_ENDING_IN')}</dt>
        <dd>{card.cardNum.slice(-4)}</dd>
        <dt>{t('CARD_HOLDER')}</dt>
        <dd>{card.fullName}</dd>
      </dl>
    );
  }
  return isFetching ? (
    <Delayed>
      <Skeleton height={44} radius={12} />
    </Delayed>
  ) : (
    <div className={classes.failed} role="alert">
      {t('CARD_FAILED')}
      <Button variant="default" size="sm" onClick={() => refetch()}>
        {t('BTN_RETRY')}
      </Button>
    </div>
  );
}
