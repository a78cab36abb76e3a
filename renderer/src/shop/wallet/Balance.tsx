import { Button, Skeleton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format.ts';
import { walletBalanceQuery } from '../../lib/wallet.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Delayed } from '../../ui/states/Delayed.tsx';
import classes from './Wallet.module.css';

/** The money in the wallet, drawn like a card one carries. Adding to it works without knowing what is in it. */
export function Balance({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const balance = useQuery(walletBalanceQuery(token));
  return (
    <section className={classes.balance} aria-labelledby="wallet-balance">
      <Mark className={classes.mark} />
      <h2 id="wallet-balance" className={classes.label}>
        {t('LABEL_WALLET_BALANCE')}
      </h2>
      {balance.data !== undefined ? (
        <p className={`confirmation ${classes.amount}`} data-price={balance.data}>
          {formatPrice(balance.data)}
        </p>
      ) : balance.isFetching ? (
        <div className={classes.amount} aria-busy="true">
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
    </section>
  );
}
