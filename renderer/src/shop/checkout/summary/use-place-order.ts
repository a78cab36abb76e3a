import { useNavigate } from 'react-router-dom';
import type { CheckoutAnswer } from '../../../../../shared/api/orders.ts';
import { post } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { updateBasketCount } from '../../../lib/purchases/basket-count.ts';
import { walletKey } from '../../../lib/purchases/wallet.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showRefusal } from '../../../ui/snack-bar/show-refusal.ts';

/** What the checkout has left in the session storage and an order uses up. */
const usedUp = ['paymentId', 'addressId', 'deliveryMethodId', 'couponDetails', 'couponDiscount'] as const;

/** Places the order that the steps before have gathered (ui-shop.md 5.26). The button stays enabled; a second press does nothing. */
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
    // An order that the wallet cannot pay is refused and placed all the same: what the page knows is old in either case.
    onSettled: () => {
      queryClient.removeQueries({ queryKey: walletKey });
      return updateBasketCount();
    },
  });
  return { placeOrder: () => ask(), isPlacing: isPending };
}

function sendOrder(): Promise<CheckoutAnswer> {
  // weakness: basketAccessChallenge (the basket is whichever id lies in the session storage)
  const basket = Number(sessionStorage.getItem('bid'));
  return post<CheckoutAnswer>(`rest/basket/${basket}/checkout`, {
    // weakness: manipulateClockChallenge (the day of the coupon's entry goes to the server as the browser noted it)
    couponData: base64(String(sessionStorage.getItem('couponDetails'))),
    orderDetails: {
      paymentId: sessionStorage.getItem('paymentId'),
      addressId: sessionStorage.getItem('addressId'),
      deliveryMethodId: sessionStorage.getItem('deliveryMethodId'),
    },
  });
}

/** Base64 of the text's bytes: a coupon may be typed in any script, which `btoa` alone refuses. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
