import { IconCurrencyEthereum } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { etherText } from '../chain/amounts.ts';
import classes from './Bank.module.css';

/** The account at the bank, drawn like a card one carries. */
export function Account({ balance }: { readonly balance: bigint | undefined }) {
  const { t } = useTranslation();
  return (
    <section className={classes.account} aria-labelledby="crypto-balance">
      <IconCurrencyEthereum className={classes.mark} stroke={1} aria-hidden />
      <h2 id="crypto-balance" className={classes.label}>
        {t('LABEL_WALLET_BALANCE')}
      </h2>
      <p className={classes.amount} data-wei={balance?.toString()} aria-live="polite">
        {balance === undefined ? '–' : etherText(balance)} ETH
      </p>
    </section>
  );
}
