import { type Eip1193, isWallet } from '../chain/eip1193.ts';
import { rpc } from '../chain/rpc.ts';

/** A wallet from a browser extension. */
export interface InjectedWallet {
  readonly name: string;
  readonly provider: Eip1193;
}

interface Block {
  readonly hash: string;
}

/** Longest wait in milliseconds for a reply that needs no consent from the wallet's owner. */
const patience = 3000;

/** Returns every wallet that announces itself (EIP-6963) and the one at `window.ethereum`, except the page's own. */
export function injectedWallets(own: Eip1193 | undefined): readonly InjectedWallet[] {
  const found: InjectedWallet[] = [];
  const take = (name: unknown, provider: unknown) => {
    if (isWallet(provider) && provider !== own && !found.some((known) => known.provider === provider)) {
      found.push({ name: typeof name === 'string' && name !== '' ? name : 'window.ethereum', provider });
    }
  };
  const hear = (event: Event) => {
    const { info, provider } = Object(event instanceof CustomEvent ? event.detail : undefined);
    take(Object(info).name, provider);
  };
  window.addEventListener('eip6963:announceProvider', hear);
  // Extensions reply synchronously, before this call returns.
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', hear);
  take(undefined, Object(window).ethereum);
  return found;
}

/** Tells whether a wallet is on the shop's chain by comparing the first block. This needs nobody's consent. */
export async function isOnOurChain({ provider }: InjectedWallet): Promise<boolean> {
  const params = ['0x0', false] as const;
  const ours = await rpc<Block>('eth_getBlockByNumber', params);
  try {
    const theirs = await withTimeout(provider.request({ method: 'eth_getBlockByNumber', params }));
    return Object(theirs).hash === ours.hash;
  } catch (error) {
    // The wallet has no network, or ignores pages that it doesn't know.
    console.log(error);
    return false;
  }
}

function withTimeout(answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    answer,
    new Promise((_, reject) => setTimeout(() => reject(new Error('The wallet did not answer.')), patience)),
  ]);
}
