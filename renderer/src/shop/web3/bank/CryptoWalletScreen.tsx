import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import { useWallet } from '../wallet/session.ts';
import { WalletBar } from '../wallet/WalletBar.tsx';
import { Account } from './Account.tsx';
import { accountQuery } from './account.ts';
import classes from './Bank.module.css';
import { MoveEther } from './MoveEther.tsx';
import '../english.ts';

/** The shop's wallet for ether: a contract that keeps what is paid in (ui-learning.md 12.5). */
export function CryptoWalletScreen() {
  const { t } = useTranslation();
  const address = useWallet()?.address;
  const account = useQuery(accountQuery(address));
  useEffect(() => {
    if (address !== undefined) {
      // Tells the shop whose doings to watch.
      post('rest/web3/walletExploitAddress', { walletAddress: address }).then(console.log, console.log);
    }
  }, [address]);
  return (
    <app-wallet-web3>
      <Screen title={t('TITLE_CRYPTO_WALLET')} lead={t('CRYPTO_WALLET_LEAD')}>
        <WalletBar />
        <div className={classes.columns}>
          <Account balance={account.data} />
          <Card className={classes.card}>
            <MoveEther balance={account.data} />
            {account.isError && (
              <RetryLine message="WEB3_UNREACHABLE" onRetry={() => account.refetch()} trying={account.isFetching} />
            )}
          </Card>
        </div>
      </Screen>
    </app-wallet-web3>
  );
}
