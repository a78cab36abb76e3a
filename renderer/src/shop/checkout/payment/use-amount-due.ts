import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipQuery } from '../../../lib/purchases/membership.ts';
import { useSession } from '../../../lib/session.ts';
import { usePurchaseBasket } from '../basket/use-purchase-basket.ts';
import { useDeliveryPrice } from '../deliveries/deliveries.ts';
import type { PaymentMode } from './payment-mode.ts';

/** The amount to pay and whether it is known. */
export interface AmountDue {
  /** Not rounded. Undefined while loading or after a failure, NaN when the browser no longer knows the items' total. */
  readonly amount: number | undefined;
  /** Whether the amount can't be determined, because the server didn't return the price of a part of it. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Returns the amount to pay in a mode, after a discount in percent on an order's items (ui-shop.md 5.24 "Total"). */
export function useAmountDue(mode: PaymentMode, discount: number): AmountDue {
  const token = useSession((session) => session.token);
  const delivery = useDeliveryPrice(mode === 'shop');
  const membership = useQuery({ ...membershipQuery(token), enabled: mode === 'deluxe' });
  const items = useItemTotal();
  const ofOrder =
    delivery.price === undefined || items === undefined ? undefined : items + delivery.price - items * (discount / 100);
  const amounts = {
    shop: ofOrder,
    deluxe: membership.data?.membershipCost,
    wallet: Number(sessionStorage.getItem('walletTotal') ?? 0),
  };
  const amount = amounts[mode];
  const { error, isFetching, refetch } = mode === 'deluxe' ? membership : delivery;
  return { amount, failed: amount === undefined && error !== null && !isFetching, retry: () => refetch() };
}

/**
 * Returns the items' total as the basket page left it, for as long as this screen is shown. The next step clears that value, so for anyone
 * who comes back it is computed from the basket.
 */
function useItemTotal(): number | undefined {
  const [stored] = useState(() => sessionStorage.getItem('itemTotal'));
  const basket = usePurchaseBasket();
  if (stored !== null) {
    return Number(stored);
  }
  return basket.data?.itemTotal ?? (basket.isFetching ? undefined : Number.NaN);
}
