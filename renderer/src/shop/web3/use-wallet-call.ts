import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import { type ConnectedWallet, useWallet } from './wallet/session.ts';

interface Outcomes<Asked> {
  readonly onSuccess?: (asked: Asked) => void;
  readonly onError?: (error: unknown) => void;
}

/** Makes calls with the visitor's wallet, one at a time. Asks the visitor to connect one if there is none. */
export function useWalletCall<Answer, Asked = void>(
  make: (wallet: ConnectedWallet, asked: Asked) => Promise<Answer>,
  { onSuccess, onError }: Outcomes<Asked> = {},
) {
  const wallet = useWallet();
  const { ask, reset, ...call } = useOneAtATime({
    mutationFn: ({ payer, asked }: { readonly payer: ConnectedWallet; readonly asked: Asked }) => make(payer, asked),
    onSuccess: (_, { asked }) => onSuccess?.(asked),
    onError: (error) => onError?.(error),
  });
  const start = (asked: Asked) => {
    if (wallet === undefined) {
      showSnackBar({ message: 'PLEASE_CONNECT_WEB3_WALLET', tone: 'error' });
    } else {
      reset();
      ask({ payer: wallet, asked });
    }
  };
  return { ...call, start };
}
