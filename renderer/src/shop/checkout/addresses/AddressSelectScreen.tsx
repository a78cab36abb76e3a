import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddresses } from '../../../lib/purchases/addresses.ts';
import { AddressChoice } from '../../../ui/address/AddressChoice.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { StepButtons } from '../StepButtons.tsx';
import { AddAddressButton } from './AddAddressButton.tsx';

/** Shows the first step of the checkout: where the order goes (ui-shop.md 5.21). */
export function AddressSelectScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useAddresses();
  const [chosen, setChosen] = useState<number>();
  const goOn = () => {
    sessionStorage.setItem('addressId', String(chosen));
    void navigate('/delivery-method');
  };
  return (
    <app-address-select>
      <CheckoutFrame title={t('TITLE_SELECT_ADDRESS')} step="address">
        <div id="card">
          <app-address>
            <div className={layout.stack}>
              <AddressChoice
                label={t('TITLE_SELECT_ADDRESS')}
                chosen={chosen}
                onChoose={setChosen}
                add={<AddAddressButton />}
              />
              {data !== undefined && data.length > 0 && <AddAddressButton />}
            </div>
            <StepButtons
              onBack={() => navigate('/basket')}
              next={{
                ariaLabel: 'Proceed to payment selection',
                className: 'btn-next',
                disabled: chosen === undefined,
                onClick: goOn,
              }}
            />
          </app-address>
        </div>
      </CheckoutFrame>
    </app-address-select>
  );
}
