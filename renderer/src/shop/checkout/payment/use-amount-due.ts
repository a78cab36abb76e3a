import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipQuery } from '../../../lib/membership.ts';
import { useSession } from '../../../lib/session.ts';
import { usePurchaseBasket } from '../basket/use-purchase-basket.ts';
import { deliveryQuery } from '../deliveries/deliveries.ts';
import type { PaymentMode } from './payment-mode.ts';

/** What there is to pay. */
export interface AmountDue {
  /** Not rounded; undefined while it is on its way or cannot be had, NaN when the browser no longer knows the items' total. */
  readonly amount: number | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What there is to pay in a mode, after a discount in percent of an order's items (ui-shop.md 5.24 "Total"). */
export function useAmountDue(mode: PaymentMode, discount: number): AmountDue {
  const token = useSession((session) => session.token);
  const methodId = sessionStorage.getItem('deliveryMethodId');
  const delivery = useQuery({ ...deliveryQuery(methodId ?? '', token), enabled: mode === 'shop' && methodId !== null });
  const membership = useQuery({ ...membershipQuery(token), enabled: mode === 'deluxe' });
  const items = useItemTotal();
  if (mode === 'wallet') {
    return known(Number(sessionStorage.getItem('walletTotal') ?? 0));
  }
  if (mode === 'deluxe') {
    return { ...stateOf(membership), amount: membership.data?.membershipCost };
  }
  // Without a method the server delivers for nothing.
  const deliveryPrice = methodId === null ? 0 : delivery.data?.price;
  return {
    ...stateOf(delivery),
    amount:
      deliveryPrice === undefined || items === undefined ? undefined : items + deliveryPrice - items * (discount / 100),
  };
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

function known(amount: number): AmountDue {
  return { amount, isFetching: false, error: null, retry: () => undefined };
}

interface Asked {
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

function stateOf({ isFetching, error, refetch }: Asked): Omit<AmountDue, 'amount'> {
  return { isFetching, error, retry: () => refetch() };
}
