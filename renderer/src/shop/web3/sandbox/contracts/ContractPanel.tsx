import { IconCopy, IconX } from '@tabler/icons-react';
import { FunctionFragment } from 'ethers/abi';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/styles/Layout.module.css';
import { SmallButton } from '../../SmallButton.tsx';
import { copy } from '../../wallet/copy.ts';
import panel from '../Panel.module.css';
import { type CallableContract, removeContract } from '../store.ts';
import classes from './Contracts.module.css';
import { EtherCall, FunctionCall } from './FunctionCall.tsx';

/** Shows a contract on the chain, with a button for each of its functions. */
export function ContractPanel({ contract }: { readonly contract: CallableContract }) {
  const { t } = useTranslation();
  const { id, name, address, abi } = contract;
  const functions = abi.fragments.filter((fragment) => FunctionFragment.isFragment(fragment));
  const takesEther = abi.receive || abi.fallback?.payable === true;
  return (
    // The same contract may be there twice, at two addresses.
    <section className={panel.panel} aria-labelledby={`contract-${id} address-${id}`}>
      <div className={classes.head}>
        <h2 id={`contract-${id}`} className={panel.heading}>
          {name}
        </h2>
        <SmallButton
          edge={36}
          icon={IconX}
          aria-label={t('SANDBOX_FORGET', { name })}
          onClick={() => removeContract(id)}
        />
      </div>
      <div className={classes.address}>
        <span>
          {t('LABEL_CONTRACT_ADDRESS')}:{' '}
          <span id={`address-${id}`} className={`deployedaddresstext ${classes.code}`}>
            {address}
          </span>
        </span>
        <SmallButton edge={36} icon={IconCopy} aria-label={t('WEB3_COPY_ADDRESS')} onClick={() => copy(address)} />
      </div>
      <h3 className={classes.title}>{t('TITLE_INTERACT_WITH_CONTRACT')}</h3>
      <div className={`invokecontainer ${layout.stack}`}>
        {functions.map((called) => (
          <FunctionCall key={called.format()} contract={contract} called={called} />
        ))}
        {takesEther && <EtherCall contract={contract} />}
        {functions.length === 0 && !takesEther && <p className={panel.note}>{t('SANDBOX_NO_FUNCTIONS')}</p>}
      </div>
    </section>
  );
}
