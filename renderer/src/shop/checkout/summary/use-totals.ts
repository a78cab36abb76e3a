import { usePurchaseBasket } from '../basket/use-purchase-basket.ts';
import { useDeliveryPrice } from '../deliveries/deliveries.ts';
import { grantedDiscount } from '../granted-discount.ts';

/** The order's totals. Any that are not known yet, or can't be loaded, are undefined. */
export interface Totals {
  readonly items: number | undefined;
  readonly delivery: number | undefined;
  /** The discount on the items, as a positive number. */
  readonly promotion: number | undefined;
  readonly total: number | undefined;
  readonly bonus: number;
  readonly isFetching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Adds up the order that is about to be placed (ui-shop.md 5.26). */
export function useTotals(): Totals {
  const basket = usePurchaseBasket();
  const { price: delivery, ...method } = useDeliveryPrice();
  const items = basket.data?.itemTotal;
  const promotion = items === undefined ? undefined : items * (grantedDiscount() / 100);
  const isKnown = items !== undefined && delivery !== undefined && promotion !== undefined;
  const isFetching = basket.isFetching || method.isFetching;
  return {
    items,
    delivery,
    promotion,
    total: isKnown ? items + delivery - promotion : undefined,
    bonus: basket.data?.bonus ?? 0,
    isFetching,
    failed: !isKnown && !isFetching,
    retry: () => {
      basket.refetch();
      if (method.isAsked) {
        method.refetch();
      }
    },
  };
}
