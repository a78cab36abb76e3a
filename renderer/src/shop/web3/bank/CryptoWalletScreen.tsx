import { IconCurrencyEthereum } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api.ts';
import money from '../../../ui/money-card/MoneyCard.module.css';
import { MoneyCard } from '../../../ui/money-card/MoneyCard.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { etherText } from '../chain/amounts.ts';
import { chainKey } from '../chain/blocks.ts';
import { readNumber } from '../chain/calls.ts';
import { walletBank } from '../chain/contracts.ts';
import { useWallet } from '../wallet/session.ts';
import { WalletBar } from '../wallet/WalletBar.tsx';
import classes from './Bank.module.css';
import { MoveEther } from './MoveEther.tsx';
import '../english.ts';

/** Shows the shop's wallet for ether: a contract that keeps deposits (ui-learning.md 12.5). */
export function CryptoWalletScreen() {
  const { t } = useTranslation();
  const address = useWallet()?.address;
  const account = useQuery({
    // The address's balance in the bank's books, in wei.
    queryKey: [...chainKey, 'account', address],
    queryFn: () => readNumber(walletBank, 'balanceOf', [address]),
    enabled: address !== undefined,
    structuralSharing: false,
  });
  useEffect(() => {
    if (address !== undefined) {
      // This tells the shop which address to watch.
      post('rest/web3/walletExploitAddress', { walletAddress: address }).then(console.log, console.log);
    }
  }, [address]);
  return (
    <app-wallet-web3>
      <Screen title={t('TITLE_CRYPTO_WALLET')} lead={t('CRYPTO_WALLET_LEAD')}>
        <WalletBar />
        <div className={money.beside}>
          <MoneyCard
            id="crypto-balance"
            label={t('LABEL_WALLET_BALANCE')}
            mark={<IconCurrencyEthereum className={`${money.mark} ${classes.mark}`} stroke={1} aria-hidden />}
          >
            <p className={money.amount} data-wei={account.data?.toString()} aria-live="polite">
              {account.data === undefined ? '–' : etherText(account.data)} ETH
            </p>
          </MoneyCard>
          <Card className={layout.stack}>
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
