import { useTranslation } from 'react-i18next';
import { PurchaseBasket } from '../basket/PurchaseBasket.tsx';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { DeliveryAddress } from '../deliveries/DeliveryAddress.tsx';
import { ChosenPayment } from './ChosenPayment.tsx';
import classes from './OrderSummary.module.css';
import { Totals } from './Totals.tsx';

/** Shows the review of an order before it is placed: `/#/order-summary` (ui-shop.md 5.26). */
export function OrderSummaryScreen() {
  const { t } = useTranslation();
  return (
    <app-order-summary>
      <CheckoutFrame title={t('TITLE_REVIEW_ORDER')} step="review">
        <div className={`mat-own-card ${classes.halves}`}>
          <div className={classes.order}>
            <div className={classes.choices}>
              <DeliveryAddress />
              <ChosenPayment />
            </div>
            <PurchaseBasket id="app-purchase-basket" titled totalPrice={false} />
          </div>
          <Totals />
        </div>
      </CheckoutFrame>
    </app-order-summary>
  );
}
