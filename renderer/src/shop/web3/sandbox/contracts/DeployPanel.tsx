import { Button } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { Interface } from 'ethers/abi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { plainField } from '../../../../ui/fields/use-field.ts';
import { FailureLine } from '../../ErrorLine.tsx';
import { useWalletCall } from '../../use-wallet-call.ts';
import type { CompiledContract } from '../compiler/compile.ts';
import panel from '../Panel.module.css';
import { useSandbox } from '../store.ts';
import { ArgumentField } from './ArgumentField.tsx';
import { deploy } from './transact.ts';
import { UseAddress } from './UseAddress.tsx';

const none: readonly CompiledContract[] = [];

/** Deploys one of the compiled contracts. Shown only after something has been compiled. */
export function DeployPanel() {
  const { t } = useTranslation();
  const compiled = useSandbox(({ compilation }) =>
    compilation.state === 'done' ? compilation.result.contracts : none,
  );
  const [chosen, choose] = useState('');
  if (compiled.length === 0) {
    return null;
  }
  const contract = compiled.find(({ name }) => name === chosen) ?? compiled[0];
  return (
    <section className={panel.panel} aria-labelledby="contract-deployment">
      <h2 id="contract-deployment" className={panel.heading}>
        {t('TITLE_CONTRACT_DEPLOYMENT')}
      </h2>
      <div className="contract-selector">
        <SelectField
          label={t('LABEL_COMPILED_CONTRACTS')}
          field={plainField(contract?.name ?? '', choose)}
          placeholder={t('LABEL_COMPILED_CONTRACTS')}
          options={compiled.map(({ name }) => ({ value: name, text: name }))}
        />
      </div>
      {contract !== undefined && <Deployment key={contract.name} contract={contract} />}
    </section>
  );
}

function Deployment({ contract }: { readonly contract: CompiledContract }) {
  const { t } = useTranslation();
  const gwei = useSandbox((sandbox) => sandbox.gwei);
  const [args, setArgs] = useState('');
  const abi = new Interface(contract.abi);
  const deployment = useWalletCall((payer) => deploy(payer, contract, args));
  return (
    <>
      <ArgumentField
        label={t('SANDBOX_ARGUMENTS_OF', { name: 'constructor' })}
        inputs={abi.deploy.inputs}
        value={args}
        onChange={setArgs}
      />
      <div className="gwei-input">
        <TextField
          id="gwei-value"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          label={t('GWEI_VALUE_FOR_SENDING_ETH')}
          hint={t('EXPLANATION_GWEI_VALUE_POST_COMPILATION')}
          field={plainField(gwei, (value) => useSandbox.setState({ gwei: value }))}
          autoComplete="off"
        />
      </div>
      <div className={panel.buttons}>
        <Button
          leftSection={<IconRocket size={18} stroke={1.5} aria-hidden />}
          loading={deployment.isPending}
          onClick={() => deployment.start()}
        >
          {t('BTN_DEPLOY_SELECTED_CONTRACT')}
        </Button>
      </div>
      <FailureLine error={deployment.error} abi={abi} />
      <UseAddress contract={contract} />
    </>
  );
}
