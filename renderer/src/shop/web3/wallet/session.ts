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
  /** The page's own wallet, with its key; undefined for one from an extension. */
  readonly burner: Burner | undefined;
  /** Name of a wallet in the browser that couldn't be used because it is on another chain. */
  readonly passedOver: string | undefined;
}

export type WalletSession =
  | { readonly state: 'apart' }
  | { readonly state: 'connecting' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'connected'; readonly wallet: ConnectedWallet };

/** Records that the visitor has connected, so that the next screen need not ask again. */
const storageKey = 'web3Connected';

export const useWalletSession = create<WalletSession>(() => ({ state: 'apart' }));

/** Returns the wallet while one is connected. */
export function useWallet(): ConnectedWallet | undefined {
  return useWalletSession((session) => (session.state === 'connected' ? session.wallet : undefined));
}

/** Connects at the visitor's request: with a wallet from the browser if it is on our chain, otherwise with the page's own. */
export async function connectWallet(): Promise<void> {
  if (useWalletSession.getState().state !== 'connecting') {
    await connect('eth_requestAccounts');
    if (useWalletSession.getState().state === 'connected') {
      localStorage.setItem(storageKey, 'true');
    }
  }
}

/** Reconnects the wallet of an earlier visit without asking. Does nothing for visitors who never connected. */
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

/** Ends the session but keeps the key. */
export function disconnectWallet(): void {
  localStorage.removeItem(storageKey);
  show({ state: 'apart' });
}

/** Throws the page's own wallet away and connects a new one. */
export async function replaceBurner(): Promise<void> {
  forgetBurner();
  show({ state: 'apart' });
  await connectWallet();
}

/** Requests ten play ether. */
export async function takePlayEther(address: string): Promise<void> {
  await rpc('range_playEther', [address, 'more']);
  announceBlock();
}

function show(session: WalletSession): void {
  useWalletSession.setState(session, true);
}

/** The RPC method that lists the accounts. `eth_requestAccounts` asks the wallet's owner for consent. */
type AskForAccounts = 'eth_accounts' | 'eth_requestAccounts';

/** The page's own wallet, once there is one. It takes the place of an injected wallet. */
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

/** Gives a new wallet one ether. The chain does so once per address, and only if the address has nothing. */
async function fillOnce(address: string): Promise<void> {
  if (BigInt(await rpc<string>('eth_getBalance', [address, 'latest'])) > 0n) {
    return;
  }
  try {
    await rpc('range_playEther', [address, 'first']);
    announceBlock();
  } catch (error) {
    // The address has received and spent its first ether. The button requests more.
    if (!(error instanceof RpcError)) {
      throw error;
    }
  }
}

/** Puts the page's wallet where scripts and the console expect one, unless an extension has put its own there. */
function offerToScripts(burner: Burner): void {
  const place: { ethereum?: unknown } = Object(window);
  if (place.ethereum === undefined || place.ethereum === own) {
    place.ethereum = burner;
  }
  own = burner;
}

const followed = new WeakSet<Eip1193>();

/** Reconnects when another account or chain is chosen in the extension. */
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
