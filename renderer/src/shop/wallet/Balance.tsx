import { Button, Skeleton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format.ts';
import { walletBalanceQuery } from '../../lib/wallet.ts';
import { Mark } from '../../ui/Mark.tsx';
import money from '../../ui/money-card/MoneyCard.module.css';
import { MoneyCard } from '../../ui/money-card/MoneyCard.tsx';
import { Delayed } from '../../ui/states/Delayed.tsx';
import classes from './Wallet.module.css';

/** The money in the wallet. Adding to it works without knowing what is in it. */
export function Balance({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const balance = useQuery(walletBalanceQuery(token));
  return (
    <MoneyCard
      id="wallet-balance"
      label={t('LABEL_WALLET_BALANCE')}
      mark={<Mark className={`${money.mark} ${classes.mark}`} />}
    >
      {balance.data !== undefined ? (
        <p className={`confirmation ${money.amount}`} data-price={balance.data}>
          {formatPrice(balance.data)}
        </p>
      ) : balance.isFetching ? (
        <div className={money.amount} aria-busy="true">
          <Delayed>
            <Skeleton className={classes.placeholder} height={40} width={160} />
          </Delayed>
        </div>
      ) : (
        <div className={classes.failed} role="alert">
          <IconAlertCircle size={20} stroke={1.5} aria-hidden />
          <span>{t('WALLET_FAILED')}</span>
          <Button variant="default" size="sm" onClick={() => balance.refetch()}>
            {t('BTN_RETRY')}
          </Button>
        </div>
      )}
    </MoneyCard>
  );
}
