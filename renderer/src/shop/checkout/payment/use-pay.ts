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

/** What somebody pays with. */
export type Means =
  | { readonly kind: 'card'; readonly cardId: number }
  /** `balance` as far as it is known. */
  | { readonly kind: 'wallet'; readonly balance: number | undefined };

/** Going on with the chosen means, in each of the three modes (ui-shop.md 5.24 "Continue"). */
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
        void navigate('/deluxe-membership');
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
  // weakness: freeDeluxeChallenge (how it is paid is what the page says, and the server asks for money in two cases only)
  const body = means.kind === 'card' ? { paymentMode: 'card', paymentId: means.cardId } : { paymentMode: 'wallet' };
  const { data } = await post<Success<MembershipConfirmation>>('rest/deluxe-membership', body);
  storeToken(data.token);
  queryClient.removeQueries({ queryKey: walletKey });
}

/** @returns whether the order can go on: a wallet that is known to hold too little ends it here */
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
