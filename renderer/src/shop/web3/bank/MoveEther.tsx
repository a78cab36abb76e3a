import { useTranslation } from 'react-i18next';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import layout from '../../../ui/styles/Layout.module.css';
import { readEther } from '../chain/amounts.ts';
import { callInBlock } from '../chain/calls.ts';
import { walletBank } from '../chain/contracts.ts';
import { FailureLine } from '../ErrorLine.tsx';
import { useWalletCall } from '../use-wallet-call.ts';
import classes from './Bank.module.css';

interface Move {
  readonly wei: bigint;
  readonly way: 'in' | 'out';
}

/** Deposits or withdraws ether. The contract decides what is allowed. */
export function MoveEther({ balance }: { readonly balance: bigint | undefined }) {
  const { t } = useTranslation();
  const amount = useField((value) => {
    const read = readEther(value);
    return 'wrong' in read ? read.wrong : undefined;
  });
  const move = useWalletCall(
    ({ address, provider }, { wei, way }: Move) => {
      const common = { wallet: provider, from: address, contract: walletBank };
      return way === 'in'
        ? callInBlock({ ...common, name: 'ethdeposit', args: [address], value: wei })
        : callInBlock({ ...common, name: 'withdraw', args: [wei] });
    },
    {
      onSuccess: ({ way }) =>
        showSnackBar({ message: way === 'in' ? 'ETHER_PAID_IN' : 'ETHER_PAID_OUT', tone: 'confirm' }),
      onError: console.log,
    },
  );
  const go = (way: Move['way']) => {
    const read = readEther(amount.value);
    if ('wei' in read) {
      move.start({ wei: read.wei, way });
    }
  };
  const disabled = amount.error !== undefined || move.isPending;
  return (
    <div className={layout.stack}>
      <TextField
        id="inputAmount"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        label={t('LABEL_AMOUNT')}
        aria-label="Text field for the withdrawal amount"
        placeholder={t('ENTER_ETHER_AMOUNT')}
        hint={t('CRYPTO_WALLET_LIMIT')}
        field={amount}
        autoComplete="off"
      />
      <div className={classes.buttons}>
        <WordedButton
          size="lg"
          aria-label="Button to deposit"
          disabled={disabled}
          loading={move.isPending}
          onClick={() => go('in')}
        >
          {t('BTN_DEPOSIT')}
        </WordedButton>
        <WordedButton
          size="lg"
          variant="default"
          aria-label="Button to withdraw"
          disabled={disabled || balance === undefined}
          onClick={() => go('out')}
        >
          {t('BTN_WITHDRAW')}
        </WordedButton>
      </div>
      <FailureLine error={move.error} abi={walletBank.abi} />
    </div>
  );
}
