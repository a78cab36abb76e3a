import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWalletCall } from '../../use-wallet-call.ts';
import type { CallableContract } from '../store.ts';
import { CallOutcome } from './CallOutcome.tsx';
import classes from './Contracts.module.css';
import { sendEther } from './transact.ts';

/** Sends the value of the deployment block to a contract that takes plain ether. */
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
