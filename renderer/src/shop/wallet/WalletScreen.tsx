import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { LogInFirst } from '../../ui/states/LogInFirst.tsx';
import { Balance } from './Balance.tsx';
import { DepositForm } from './DepositForm.tsx';
import classes from './Wallet.module.css';

/** The digital wallet: what lies in it, and a way to add to it (ui-shop.md 5.30). */
export function WalletScreen() {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  return (
    <app-wallet>
      <Screen
        title={t('DIGITAL_WALLET')}
        lead={t('WALLET_LEAD')}
        actions={
          <Link to="/wallet-web3" className={classes.link}>
            {t('LINK_TRY_OUT_NEW_CRYPTO_WALLET')}
          </Link>
        }
      >
        {token === undefined ? (
          <LogInFirst />
        ) : (
          <div className={classes.wallet}>
            <Balance token={token} />
            <Card className={classes.deposit}>
              <h2 className={classes.heading}>{t('LABEL_ADD_MONEY')}</h2>
              <DepositForm />
            </Card>
          </div>
        )}
      </Screen>
    </app-wallet>
  );
}
