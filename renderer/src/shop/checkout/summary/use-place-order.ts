import { useNavigate } from 'react-router-dom';
import type { CheckoutAnswer } from '../../../../../shared/api/orders.ts';
import { post } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { updateBasketCount } from '../../../lib/purchases/basket-count.ts';
import { walletKey } from '../../../lib/purchases/wallet.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showRefusal } from '../../../ui/snack-bar/show-refusal.ts';

/** Keys that the checkout leaves in the session storage. Placing an order removes them. */
const usedUp = ['paymentId', 'addressId', 'deliveryMethodId', 'couponDetails', 'couponDiscount'] as const;

/** Places the order from the data of the previous steps (ui-shop.md 5.26). The button stays enabled; a second press does nothing. */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const { ask, isPending } = useOneAtATime({
    mutationFn: sendOrder,
    onSuccess: ({ orderConfirmation }) => {
      for (const key of usedUp) {
        sessionStorage.removeItem(key);
      }
      void navigate(`/order-completion/${encodeURIComponent(orderConfirmation)}`);
    },
    onError: showRefusal,
    // An order that the wallet can't pay for is refused and yet placed, so the page's data is stale in either case.
    onSettled: () => {
      queryClient.removeQueries({ queryKey: walletKey });
      return updateBasketCount();
    },
  });
  return { placeOrder: () => ask(), isPlacing: isPending };
}

function sendOrder(): Promise<CheckoutAnswer> {
  // weakness: basketAccessChallenge (the basket is whichever id the session storage holds)
  const basket = Number(sessionStorage.getItem('bid'));
  return post<CheckoutAnswer>(`rest/basket/${basket}/checkout`, {
    // weakness: manipulateClockChallenge (the server gets the day of the coupon's entry as the browser noted it)
    couponData: base64(String(sessionStorage.getItem('couponDetails'))),
    orderDetails: {
      paymentId: sessionStorage.getItem('paymentId'),
      addressId: sessionStorage.getItem('addressId'),
      deliveryMethodId: sessionStorage.getItem('deliveryMethodId'),
    },
  });
}

/** Encodes the string's bytes as Base64. A coupon may be typed in any script, and `btoa` alone rejects most of them. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
