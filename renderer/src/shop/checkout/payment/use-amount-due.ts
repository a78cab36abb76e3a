import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipQuery } from '../../../lib/purchases/membership.ts';
import { useSession } from '../../../lib/session.ts';
import { usePurchaseBasket } from '../basket/use-purchase-basket.ts';
import { useDeliveryPrice } from '../deliveries/deliveries.ts';
import type { PaymentMode } from './payment-mode.ts';

/** What there is to pay. */
export interface AmountDue {
  /** Not rounded; undefined while it is on its way or cannot be had, NaN when the browser no longer knows the items' total. */
  readonly amount: number | undefined;
  /** Whether the amount cannot be had, since the server did not say what a part of it costs. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What there is to pay in a mode, after a discount in percent of an order's items (ui-shop.md 5.24 "Total"). */
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
 * What the items come to: as the basket page left it, as long as this screen is shown. Whoever comes back from the next step, which
 * forgets it, gets it from the basket.
 */
function useItemTotal(): number | undefined {
  const [stored] = useState(() => sessionStorage.getItem('itemTotal'));
  const basket = usePurchaseBasket();
  if (stored !== null) {
    return Number(stored);
  }
  return basket.data?.itemTotal ?? (basket.isFetching ? undefined : Number.NaN);
}
