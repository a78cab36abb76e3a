import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import classes from './BasketScreen.module.css';
import { BasketTitle, PurchaseBasket } from './PurchaseBasket.tsx';
import { usePurchaseBasket } from './use-purchase-basket.ts';

/** Shows the basket page (ui-shop.md 5.5). */
export function BasketScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = usePurchaseBasket();
  const { itemTotal, bonus = 0, count = 0 } = data ?? {};
  useEffect(() => {
    if (itemTotal !== undefined) {
      sessionStorage.setItem('itemTotal', String(itemTotal));
    }
  }, [itemTotal]);
  return (
    <app-basket>
      <CheckoutFrame title={<BasketTitle />}>
        <PurchaseBasket allowEdit />
        <div className={classes.checkout}>
          <p className={`hint ${classes.hint}`}>
            {count > 0 && t('CHECKOUT_FOR_BONUS_POINTS', { bonus, count: bonus })}
          </p>
          <Button
            id="checkoutButton"
            className={`checkout-button ${classes.button}`}
            size="lg"
            leftSection={<IconShoppingCart size={22} stroke={1.5} aria-hidden />}
            disabled={count < 1}
            onClick={() => navigate('/address/select')}
          >
            {t('BTN_CHECKOUT')}
          </Button>
        </div>
      </CheckoutFrame>
    </app-basket>
  );
}
