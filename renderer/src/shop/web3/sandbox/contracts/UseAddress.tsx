import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from '../../../../lib/calls/use-one-at-a-time.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { plainField } from '../../../../ui/fields/use-field.ts';
import { FailureLine } from '../../ErrorLine.tsx';
import type { CompiledContract } from '../compiler/compile.ts';
import panel from '../Panel.module.css';
import { takeAddress } from './transact.ts';

/** Makes a contract that is already on the chain callable through one that was compiled here. */
export function UseAddress({ contract }: { readonly contract: CompiledContract }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState('');
  const use = useOneAtATime({ mutationFn: () => takeAddress(contract, address.trim()) });
  return (
    <details className={panel.more}>
      <summary>{t('SANDBOX_AT_ADDRESS')}</summary>
      <TextField
        id="contract-address"
        label={t('LABEL_CONTRACT_ADDRESS')}
        placeholder="0x…"
        field={plainField(address, setAddress)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button variant="default" size="sm" loading={use.isPending} onClick={() => use.ask()}>
        {t('SANDBOX_USE_ADDRESS')}
      </Button>
      <FailureLine error={use.error} />
    </details>
  );
}
