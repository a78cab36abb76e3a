import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';

/** Shows the saved cards, where they can be removed (ui-shop.md 5.25). */
export function SavedPaymentMethodsScreen() {
  return (
    <app-saved-payment-methods>
      <CheckoutFrame>
        <PaymentMethods allowDelete />
      </CheckoutFrame>
    </app-saved-payment-methods>
  );
}
