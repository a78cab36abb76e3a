import { getAddress } from 'ethers/address';
import { create } from 'zustand';
import { announceBlock } from '../chain/blocks.ts';
import type { Eip1193 } from '../chain/eip1193.ts';
import { type Failure, failureOf } from '../chain/failures.ts';
import { RpcError, rpc } from '../chain/rpc.ts';
import { type Burner, forgetBurner, openBurner } from './burner.ts';
import { injectedWallets, isOnOurChain } from './injected.ts';

/** The wallet that signs for the visitor. */
export interface ConnectedWallet {
  /** Checksummed. */
  readonly address: string;
  readonly provider: Eip1193;
  /** The page's own, with its key, or one that an extension brings. */
  readonly burner: Burner | undefined;
  /** A wallet of the browser that could not be used, since it is on another chain. */
  readonly passedOver: string | undefined;
}

export type WalletSession =
  | { readonly state: 'apart' }
  | { readonly state: 'connecting' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'connected'; readonly wallet: ConnectedWallet };

/** Remembers that a visitor connected, so that the next screen need not ask again. */
const storageKey = 'web3Connected';

export const useWalletSession = create<WalletSession>(() => ({ state: 'apart' }));

/** The wallet, while there is one. */
export function useWallet(): ConnectedWallet | undefined {
  return useWalletSession((session) => (session.state === 'connected' ? session.wallet : undefined));
}

/** Connects because the visitor wants it: with a wallet of the browser if it is on our chain, else with the page's own. */
export async function connectWallet(): Promise<void> {
  if (useWalletSession.getState().state !== 'connecting') {
    await connect('eth_requestAccounts');
    if (useWalletSession.getState().state === 'connected') {
      localStorage.setItem(storageKey, 'true');
    }
  }
}

/** Goes on with the wallet of an earlier visit. Nobody is asked anything: who never connected stays as they are. */
export async function resumeWallet(): Promise<void> {
  if (useWalletSession.getState().state === 'apart' && localStorage.getItem(storageKey) !== null) {
    await connect('eth_accounts');
  }
}

async function connect(method: AskForAccounts): Promise<void> {
  show({ state: 'connecting' });
  try {
    show({ state: 'connected', wallet: await findWallet(method) });
  } catch (error) {
    console.log(error);
    show({ state: 'failed', failure: failureOf(error) });
  }
}

/** Ends the session; the key stays. */
export function disconnectWallet(): void {
  localStorage.removeItem(storageKey);
  show({ state: 'apart' });
}

/** Throws the page's own wallet away and goes on with a fresh one. */
export async function replaceBurner(): Promise<void> {
  forgetBurner();
  show({ state: 'apart' });
  await connectWallet();
}

/** Adds ten play ether. */
export async function takePlayEther(address: string): Promise<void> {
  await rpc('range_playEther', [address, 'more']);
  announceBlock();
}

function show(session: WalletSession): void {
  useWalletSession.setState(session, true);
}

/** The second asks the owner of the wallet whether the page may know. */
type AskForAccounts = 'eth_accounts' | 'eth_requestAccounts';

/** The page's own wallet, once there is one: it stands where injected ones do. */
let own: Burner | undefined;

async function findWallet(method: AskForAccounts): Promise<ConnectedWallet> {
  let passedOver: string | undefined;
  for (const injected of injectedWallets(own)) {
    if (await isOnOurChain(injected)) {
      const accounts = await injected.provider.request({ method });
      const [address] = Array.isArray(accounts) ? accounts : [];
      if (typeof address === 'string') {
        follow(injected.provider);
        return { address: getAddress(address), provider: injected.provider, burner: undefined, passedOver: undefined };
      }
    } else {
      passedOver ??= injected.name;
    }
  }
  const burner = openBurner();
  offerToScripts(burner);
  await fillOnce(burner.address);
  return { address: burner.address, provider: burner, burner, passedOver };
}

/** A new wallet begins with one ether; the chain gives it once, and only to who has nothing. */
async function fillOnce(address: string): Promise<void> {
  if (BigInt(await rpc<string>('eth_getBalance', [address, 'latest'])) > 0n) {
    return;
  }
  try {
    await rpc('range_playEther', [address, 'first']);
    announceBlock();
  } catch (error) {
    // It has had its first one and spent it; the button gives more.
    if (!(error instanceof RpcError)) {
      throw error;
    }
  }
}

/** Scripts and the console expect a wallet in this place; one that an extension put there stays. */
function offerToScripts(burner: Burner): void {
  const place: { ethereum?: unknown } = Object(window);
  if (place.ethereum === undefined || place.ethereum === own) {
    place.ethereum = burner;
  }
  own = burner;
}

const followed = new WeakSet<Eip1193>();

/** Another account or chain chosen in the extension is another session. */
function follow(provider: Eip1193): void {
  if (!followed.has(provider)) {
    followed.add(provider);
    const again = () => {
      if (useWalletSession.getState().state === 'connected') {
        void connectWallet();
      }
    };
    provider.on?.('accountsChanged', again);
    provider.on?.('chainChanged', again);
  }
}
