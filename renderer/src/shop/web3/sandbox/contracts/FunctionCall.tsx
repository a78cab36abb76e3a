import { Button } from '@mantine/core';
import type { FunctionFragment } from 'ethers/abi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWalletCall } from '../../use-wallet-call.ts';
import type { CallableContract } from '../store.ts';
import { ArgumentField } from './ArgumentField.tsx';
import { CallOutcome } from './CallOutcome.tsx';
import classes from './Contracts.module.css';
import { invoke } from './transact.ts';

interface FunctionCallProps {
  readonly contract: CallableContract;
  readonly called: FunctionFragment;
}

/** A function: its arguments, the button, and what it answered. */
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
