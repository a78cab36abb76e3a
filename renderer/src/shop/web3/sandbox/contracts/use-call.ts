import { useOneAtATime } from '../../../../lib/use-one-at-a-time.ts';
import { showSnackBar } from '../../../../ui/snack-bar/snack-bar.ts';
import { type ConnectedWallet, useWallet } from '../../wallet/session.ts';

/** A call that a button makes. */
export interface Call {
  readonly isPending: boolean;
  readonly error: unknown;
  /** What was answered, for reading; undefined as long as nothing was, or when nothing is. */
  readonly output: string | undefined;
  readonly isDone: boolean;
  readonly start: () => void;
}

/** Makes a call with the visitor's wallet, one at a time; without a wallet it says so. */
export function useCall(make: (wallet: ConnectedWallet) => Promise<string | undefined>): Call {
  const wallet = useWallet();
  const { ask, reset, isPending, error, data } = useOneAtATime({
    mutationFn: async (payer: ConnectedWallet) => ({ output: await make(payer) }),
  });
  return {
    isPending,
    error,
    output: data?.output,
    isDone: data !== undefined,
    start: () => {
      if (wallet === undefined) {
        showSnackBar({ message: 'PLEASE_CONNECT_WEB3_WALLET', tone: 'error' });
      } else {
        reset();
        ask(wallet);
      }
    },
  };
}
