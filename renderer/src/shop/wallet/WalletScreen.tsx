import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import layout from '../../ui/Layout.module.css';
import money from '../../ui/money-card/MoneyCard.module.css';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { LogInFirst } from '../../ui/states/LogInFirst.tsx';
import text from '../../ui/Text.module.css';
import { Balance } from './Balance.tsx';
import { DepositForm } from './DepositForm.tsx';

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
