import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAddress } from '../../../lib/addresses.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { CheckoutFrame, CheckoutTitle } from '../CheckoutFrame.tsx';
import classes from './Addresses.module.css';
import { AddressForm } from './AddressForm.tsx';

/** The screen for a new address and for changing one: they differ by the id in the address bar (ui-shop.md 5.22). */
export function AddressCreateScreen() {
  const { t } = useTranslation();
  const { addressId } = useParams();
  return (
    <app-address-create>
      <CheckoutFrame>
        <CheckoutTitle>{t('ADD_NEW_ADDRESS')}</CheckoutTitle>
        <Card>{addressId === undefined ? <AddressForm /> : <SavedAddressForm key={addressId} id={addressId} />}</Card>
      </CheckoutFrame>
    </app-address-create>
  );
}

/** The form, once the address that is to be changed is there. */
function SavedAddressForm({ id }: { readonly id: string }) {
  const { data, isFetching, refetch } = useAddress(id);
  if (data !== undefined) {
    return <AddressForm address={data} />;
  }
  if (!isFetching) {
    return <ErrorState message="ADDRESS_FAILED" onRetry={() => refetch()} />;
  }
  return (
    <div className={classes.placeholder} aria-busy="true">
      <Delayed>
        <Skeleton height={480} radius={12} />
      </Delayed>
    </div>
  );
}
