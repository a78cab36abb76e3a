import { Button, Skeleton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../lib/purchases/format.ts';
import { walletBalanceQuery } from '../../lib/purchases/wallet.ts';
import { useSession } from '../../lib/session.ts';
import { Mark } from '../../ui/Mark.tsx';
import money from '../../ui/money-card/MoneyCard.module.css';
import { MoneyCard } from '../../ui/money-card/MoneyCard.tsx';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Delayed } from '../../ui/states/Delayed.tsx';
import { LogInFirst } from '../../ui/states/LogInFirst.tsx';
import layout from '../../ui/styles/Layout.module.css';
import text from '../../ui/styles/Text.module.css';
import { DepositForm } from './DepositForm.tsx';
import classes from './Wallet.module.css';

/** Shows the digital wallet: its balance and a form to add to it (ui-shop.md 5.30). */
export function WalletScreen() {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  return (
    <app-wallet>
      <Screen
        title={t('DIGITAL_WALLET')}
        lead={t('WALLET_LEAD')}
        actions={
          <Link to="/wallet-web3" className={text.link}>
            {t('LINK_TRY_OUT_NEW_CRYPTO_WALLET')}
          </Link>
        }
      >
        {token === undefined ? (
          <LogInFirst />
        ) : (
          <div className={money.beside}>
            <Balance token={token} />
            <Card className={layout.stack} style={{ gap: 16 }}>
              <h2 className={text.heading}>{t('LABEL_ADD_MONEY')}</h2>
              <DepositForm />
            </Card>
          </div>
        )}
      </Screen>
    </app-wallet>
  );
}

/** Shows the wallet's balance. Deposits work even when it is unknown. */
function Balance({ token }: { readonly token: string }) {
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
