import { IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { walletBalanceQuery } from '../../../lib/purchases/wallet.ts';
import { useSession } from '../../../lib/session.ts';
import { SubmitButton } from '../../../ui/forms/FormBox.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import layer from '../../../ui/script-layer/ScriptLayer.module.css';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import classes from './WalletRow.module.css';

interface WalletRowProps {
  /** The amount due; undefined until it is known. */
  readonly amount: number | undefined;
  readonly isPaying: boolean;
  readonly onPay: (balance: number | undefined) => void;
}

/** Offers immediate payment from the wallet (ui-shop.md 5.24). */
export function WalletRow({ amount, isPaying, onPay }: WalletRowProps) {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  const { data: balance, isFetching, refetch } = useQuery(walletBalanceQuery(token));
  const tooLow = balance !== undefined && amount !== undefined && balance < amount;
  return (
    <Card className={`custom-card ${classes.row}`}>
      {/* Scripts count the elements down to the button. */}
      <div className={layer.contents}>
        <IconWallet size={24} stroke={1.5} className={classes.icon} aria-hidden />
        <div className={layout.stack} style={{ gap: 2 }}>
          <h2 className={classes.title}>{t('LABEL_PAY_USING_WALLET')}</h2>
          <p className={classes.balance}>
            {t('LABEL_WALLET_BALANCE')}{' '}
            {balance !== undefined && (
              <span className="confirmation card-title" data-price={balance}>
                {formatPrice(balance)}
              </span>
            )}
          </p>
          {tooLow && <p className={classes.tooLow}>{t('WALLET_TOO_LOW')}</p>}
        </div>
        {balance === undefined && !isFetching ? (
          <FailedPart message="WALLET_FAILED" onRetry={() => refetch()} marked />
        ) : (
          <SubmitButton
            size="md"
            className={classes.pay}
            disabled={balance === undefined || amount === undefined || tooLow || isPaying}
            onSubmit={() => onPay(balance)}
          >
            {t('LABEL_PAY')} {amount !== undefined && Number.isFinite(amount) && formatPrice(amount)}
          </SubmitButton>
        )}
      </div>
    </Card>
  );
}
