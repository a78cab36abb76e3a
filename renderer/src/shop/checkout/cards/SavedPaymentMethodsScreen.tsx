import { useTranslation } from 'react-i18next';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';

/** Shows the saved cards, where they can be removed (ui-shop.md 5.25). */
export function SavedPaymentMethodsScreen() {
  const { t } = useTranslation();
  return (
    <app-saved-payment-methods>
      <CheckoutFrame title={t('MY_PAYMENT_OPTIONS')}>
        <PaymentMethods allowDelete />
      </CheckoutFrame>
    </app-saved-payment-methods>
  );
}
