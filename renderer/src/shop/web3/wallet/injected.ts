import { type Eip1193, isWallet } from '../chain/eip1193.ts';
import { rpc } from '../chain/rpc.ts';

/** A wallet that an extension of the browser brings. */
export interface InjectedWallet {
  readonly name: string;
  readonly provider: Eip1193;
}

interface Block {
  readonly hash: string;
}

/** Longest wait for a wallet's answer that needs no consent, in milliseconds. */
const patience = 3000;

/** Every wallet that announces itself (EIP-6963), and the one in the old place; without the page's own. */
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
  // Extensions answer at once, before this returns.
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', hear);
  take(undefined, Object(window).ethereum);
  return found;
}

/** Whether a wallet is on the shop's chain: its first block is ours. Asking needs nobody's consent. */
export async function isOnOurChain({ provider }: InjectedWallet): Promise<boolean> {
  const params = ['0x0', false] as const;
  const ours = await rpc<Block>('eth_getBlockByNumber', params);
  try {
    const theirs = await withTimeout(provider.request({ method: 'eth_getBlockByNumber', params }));
    return Object(theirs).hash === ours.hash;
  } catch (error) {
    // A wallet without a network, or one that answers nobody it does not know.
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
