import { Skeleton } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session.ts';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import text from '../../../ui/styles/Text.module.css';
import { cardQuery } from '../cards/cards.ts';
import { EarlierChoice } from '../EarlierChoice.tsx';
import classes from './OrderSummary.module.css';

/** Shows how the order will be paid for, with a link to change that. */
export function ChosenPayment() {
  const { t } = useTranslation();
  const paymentId = sessionStorage.getItem('paymentId');
  return (
    <EarlierChoice
      title={t('PAYMENT_METHOD')}
      to="/payment/shop"
      change={t(paymentId === null ? 'CHOOSE_PAYMENT' : 'BTN_CHANGE')}
      className={classes.choice}
    >
      {paymentId === null && <p className={text.muted}>{t('NOT_CHOSEN_PAYMENT')}</p>}
      {paymentId === 'wallet' && (
        <p className={classes.wallet}>
          <IconWallet size={22} stroke={1.5} aria-hidden />
          {t('DIGITAL_WALLET')}
        </p>
      )}
      {paymentId !== null && paymentId !== 'wallet' && <ChosenCard id={paymentId} />}
    </EarlierChoice>
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
    <FailedPart message="CARD_FAILED" onRetry={() => refetch()} />
  );
}
