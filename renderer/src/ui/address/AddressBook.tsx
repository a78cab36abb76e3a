import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../shared/api/records.ts';
import { useAddresses } from '../../lib/purchases/addresses.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { Queried } from '../states/Queried.tsx';
import { Waiting } from '../states/Waiting.tsx';
import classes from './Address.module.css';

interface AddressBookProps {
  /** The link to the form for a first address. */
  readonly add: ReactNode;
  /** Renders the addresses, of which there is at least one. */
  readonly children: (addresses: readonly Address[]) => ReactNode;
}

/** Renders the customer's addresses, or what takes their place while there are none. */
export function AddressBook({ add, children }: AddressBookProps) {
  const { t } = useTranslation();
  return (
    <Queried
      query={useAddresses()}
      waiting={<Waiting className={classes.placeholder} heights={[112, 112]} />}
      failed="ADDRESSES_FAILED"
    >
      {(addresses) =>
        addresses.length > 0 ? (
          children(addresses)
        ) : (
          <EmptyState
            picture={
              <img src="assets/public/images/illustrations/empty-addresses.svg" alt="" width={200} height={145} />
            }
            title={t('NO_ADDRESSES')}
            text={t('NO_ADDRESSES_TEXT')}
            action={add}
          />
        )
      }
    </Queried>
  );
}
