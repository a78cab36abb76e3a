import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { all, required, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { wholeTokens } from '../chain/amounts.ts';
import { callInBlock } from '../chain/calls.ts';
import { beeFaucet } from '../chain/contracts.ts';
import { Refusal } from '../chain/failures.ts';
import { rpc } from '../chain/rpc.ts';
import { FailureLine } from '../ErrorLine.tsx';
import { useWalletCall } from '../use-wallet-call.ts';
import { type ConnectedWallet, useWallet } from '../wallet/session.ts';
import classes from './BeeHaven.module.css';
import { beesQuery, faucetQuery, feeReserve, mostBees } from './bees.ts';

const amountRule = all(required('MANDATORY_AMOUNT'), (value) =>
  /^\d+$/.test(value) && Number(value) <= mostBees ? undefined : 'BEE_AMOUNT_LIMIT',
);

/** Shows how many bees the faucet and the visitor have, with a form to withdraw some. */
export function Faucet() {
  const { t } = useTranslation();
  const wallet = useWallet();
  const inFaucet = useQuery(faucetQuery);
  const bees = useQuery(beesQuery(wallet?.address));
  const amount = useField(amountRule);
  const claim = useWalletCall(claimBees, {
    onSuccess: (count) => showSnackBar({ message: 'BEES_CLAIMED', values: { count }, tone: 'confirm' }),
  });
  return (
    <Card className={layout.stack} style={{ gap: 16 }}>
      <img
        className={classes.picture}
        src="assets/public/images/BeeOwner.png"
        alt={t('BEE_OWNER_PICTURE')}
        width={540}
        height={540}
      />
      <dl className={classes.figures}>
        <Figure label={t('FAUCET_BALANCE')} value={inFaucet.data} unit="BEE" />
        <Figure
          label={t('BEE_BALANCE')}
          value={bees.data === undefined ? undefined : wholeTokens(bees.data)}
          unit="BEE"
        />
      </dl>
      {inFaucet.isError && (
        <RetryLine message="WEB3_UNREACHABLE" onRetry={() => inFaucet.refetch()} trying={inFaucet.isFetching} />
      )}
      <FormBox
        enabled={amount.error === undefined && !claim.isPending}
        loading={claim.isPending}
        onSubmit={() => claim.start(Number(amount.value))}
      >
        <TextField
          id="withdrawAmount"
          type="number"
          inputMode="numeric"
          min={0}
          max={mostBees}
          label={t('LABEL_NUMBER_OF_BEES')}
          aria-label="Text field for the withdrawal amount"
          hint={t('BEE_AMOUNT_LIMIT')}
          field={amount}
          autoComplete="off"
        />
        <FormButton plain>{t('BTN_CLAIM_BEES')}</FormButton>
        <FailureLine error={claim.error} abi={beeFaucet.abi} />
      </FormBox>
    </Card>
  );
}

async function claimBees({ address, provider }: ConnectedWallet, count: number) {
  if (BigInt(await rpc<string>('eth_getBalance', [address, 'latest'])) < feeReserve) {
    throw new Refusal('WEB3_NO_ETHER_FOR_FEES');
  }
  return callInBlock({ wallet: provider, from: address, contract: beeFaucet, name: 'withdraw', args: [count] });
}

interface FigureProps {
  readonly label: string;
  /** A dash is shown while this is undefined. */
  readonly value: bigint | undefined;
  readonly unit: string;
}

/** Shows a number with its name. */
function Figure({ label, value, unit }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd data-value={value?.toString()}>
        {value === undefined ? '–' : value.toString()} <small>{unit}</small>
      </dd>
    </div>
  );
}
