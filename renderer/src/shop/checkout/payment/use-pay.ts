import { useNavigate } from 'react-router-dom';
import type { Success } from '../../../../../shared/api/answers.ts';
import type { MembershipConfirmation } from '../../../../../shared/api/records.ts';
import { post, put } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { walletKey } from '../../../lib/purchases/wallet.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { storeToken } from '../../../lib/session.ts';
import { showRefusal } from '../../../ui/snack-bar/show-refusal.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import type { PaymentMode } from './payment-mode.ts';

/** The means of payment. */
export type Means =
  | { readonly kind: 'card'; readonly cardId: number }
  /** `balance` is undefined until it is known. */
  | { readonly kind: 'wallet'; readonly balance: number | undefined };

/** Goes on with the chosen means of payment, in each of the three modes (ui-shop.md 5.24 "Continue"). */
export function usePay(mode: PaymentMode, amount: number | undefined) {
  const navigate = useNavigate();
  const { ask, isPending } = useOneAtATime({
    mutationFn: async (means: Means) => {
      sessionStorage.removeItem('itemTotal');
      if (mode === 'wallet') {
        await chargeWallet(amount ?? 0, means);
        void navigate('/wallet');
        showSnackBar({ message: 'CHARGED_WALLET', tone: 'confirm' });
      } else if (mode === 'deluxe') {
        await becomeMember(means);
        void navigate('/deluxe-membership', { state: { joined: true } });
        showSnackBar({ message: 'DELUXE_JOINED', tone: 'confirm' });
      } else if (rememberForOrder(means, amount)) {
        void navigate('/order-summary');
      }
    },
    onError: showRefusal,
  });
  return { pay: ask, isPaying: isPending };
}

async function chargeWallet(amount: number, means: Means): Promise<void> {
  const paymentId = means.kind === 'card' ? means.cardId : 'wallet';
  await put('rest/wallet/balance', { balance: amount, paymentId });
  sessionStorage.removeItem('walletTotal');
  queryClient.removeQueries({ queryKey: walletKey });
}

async function becomeMember(means: Means): Promise<void> {
  // weakness: freeDeluxeChallenge (the page names the means of payment, and the server charges for only two of them)
  const body = means.kind === 'card' ? { paymentMode: 'card', paymentId: means.cardId } : { paymentMode: 'wallet' };
  const { data } = await post<Success<MembershipConfirmation>>('rest/deluxe-membership', body);
  storeToken(data.token);
  queryClient.removeQueries({ queryKey: walletKey });
}

/**
 * Stores the means of payment for the order.
 * @returns whether the order can go on: not when the wallet is known to hold too little
 */
function rememberForOrder(means: Means, amount: number | undefined): boolean {
  if (means.kind === 'card') {
    sessionStorage.setItem('paymentId', String(means.cardId));
    return true;
  }
  if (means.balance !== undefined && amount !== undefined && means.balance < amount) {
    showSnackBar({ message: 'INSUFFICIENT_WALLET_BALANCE', tone: 'error' });
    return false;
  }
  sessionStorage.setItem('paymentId', 'wallet');
  return true;
}
