import { Button } from '@mantine/core';
import type { FunctionFragment, Interface } from 'ethers/abi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine } from '../../ErrorLine.tsx';
import { useWalletCall } from '../../use-wallet-call.ts';
import type { CallableContract } from '../store.ts';
import { ArgumentField } from './ArgumentField.tsx';
import classes from './Contracts.module.css';
import { invoke, sendEther } from './transact.ts';

interface FunctionCallProps {
  readonly contract: CallableContract;
  readonly called: FunctionFragment;
}

/** Shows a function: its arguments, its button and its result. */
export function FunctionCall({ contract, called }: FunctionCallProps) {
  const { t } = useTranslation();
  const [args, setArgs] = useState('');
  const call = useWalletCall(async (wallet) => ({ output: await invoke(wallet, contract, called, args) }));
  return (
    <div className={`function-container ${classes.function}`}>
      <ArgumentField
        label={t('SANDBOX_ARGUMENTS_OF', { name: called.name })}
        inputs={called.inputs}
        value={args}
        onChange={setArgs}
      />
      <Button
        className={classes.invoke}
        variant={called.constant ? 'default' : 'filled'}
        size="sm"
        loading={call.isPending}
        title={called.format()}
        onClick={() => call.start()}
      >
        {t('BTN_INVOKE')} {called.name}
      </Button>
      <CallOutcome name={called.name} call={call} abi={contract.abi} />
    </div>
  );
}

/** Sends the deployment panel's value to a contract that accepts plain ether. */
export function EtherCall({ contract }: { readonly contract: CallableContract }) {
  const { t } = useTranslation();
  const call = useWalletCall(async (wallet) => ({ output: await sendEther(wallet, contract) }));
  return (
    <div className={`function-container ${classes.function}`}>
      <Button className={classes.invoke} size="sm" loading={call.isPending} onClick={() => call.start()}>
        {t('SANDBOX_SEND_ETHER')}
      </Button>
      <CallOutcome name="receive" call={call} abi={contract.abi} />
    </div>
  );
}

interface CallOutcomeProps {
  readonly name: string;
  readonly call: {
    readonly error: unknown;
    /** Undefined until there is a result. Its `output` is undefined when the function returns nothing. */
    readonly data: { readonly output: string | undefined } | undefined;
  };
  readonly abi: Interface;
}

/** Shows what a call returned, or why it failed. */
function CallOutcome({ name, call: { error, data }, abi }: CallOutcomeProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={`output-container ${classes.outcome}`} role="status">
        {data !== undefined && (
          <p className={`invoke-output ${classes.output}`}>
            {data.output === undefined
              ? t('SANDBOX_CALLED', { name })
              : `${t('LABEL_OUTPUT_FOR')} ${name}: ${data.output}`}
          </p>
        )}
      </div>
      {error !== null && <FailureLine error={error} abi={abi} />}
    </>
  );
}
