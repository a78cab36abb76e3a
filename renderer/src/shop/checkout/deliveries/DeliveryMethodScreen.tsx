import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { StepButtons } from '../StepButtons.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';

/** Shows the second step of the checkout: the choice of delivery speed (ui-shop.md 5.23). */
export function DeliveryMethodScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number>();
  const goOn = () => {
    sessionStorage.setItem('deliveryMethodId', String(chosen));
    void navigate('/payment/shop');
  };
  return (
    <app-delivery-method>
      <CheckoutFrame title={t('LABEL_CHOOSE_A_DELIVERY_SPEED')} step="delivery">
        <DeliveryAddress />
        <DeliveryChoice chosen={chosen} onChoose={setChosen} />
        <StepButtons
          onBack={() => navigate('/address/select')}
          next={{
            ariaLabel: 'Proceed to delivery method selection',
            className: 'nextButton',
            disabled: chosen === undefined,
            onClick: goOn,
          }}
        />
      </CheckoutFrame>
    </app-delivery-method>
  );
}
