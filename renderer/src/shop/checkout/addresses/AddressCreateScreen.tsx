import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAddress } from '../../../lib/purchases/addresses.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { AddressForm } from './AddressForm.tsx';

/** Shows the screen for creating or changing an address. The id in the address bar makes the difference (ui-shop.md 5.22). */
export function AddressCreateScreen() {
  const { t } = useTranslation();
  const { addressId } = useParams();
  return (
    <app-address-create>
      <CheckoutFrame title={t('ADD_NEW_ADDRESS')}>
        <Card>{addressId === undefined ? <AddressForm /> : <SavedAddressForm key={addressId} id={addressId} />}</Card>
      </CheckoutFrame>
    </app-address-create>
  );
}

/** Shows the form once the address to change has arrived. */
function SavedAddressForm({ id }: { readonly id: string }) {
  return (
    <Queried query={useAddress(id)} waiting={<Waiting heights={[480]} minHeight={480} />} failed="ADDRESS_FAILED">
      {(address) => <AddressForm address={address} />}
    </Queried>
  );
}
