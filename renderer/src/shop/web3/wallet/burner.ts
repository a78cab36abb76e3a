import { SigningKey } from 'ethers/crypto';
import { getBytes, hexlify, isHexString } from 'ethers/utils';
import { BaseWallet } from 'ethers/wallet';
import { chain } from '../../../../../shared/api/contracts.ts';
import type { Eip1193 } from '../chain/eip1193.ts';
import { RpcError, rpc } from '../chain/rpc.ts';

/** Where the browser keeps the key. It controls only play money, so storing it in the clear does no harm. */
const storageKey = 'web3BurnerKey';

/** A wallet that the page itself provides: created when first needed, and thrown away without regret. */
export interface Burner extends Eip1193 {
  readonly address: string;
  readonly privateKey: string;
}

/** The parameters of `eth_sendTransaction`. Numbers are in hex. */
interface AskedTransaction {
  readonly from?: string;
  readonly to?: string | null;
  readonly data?: string;
  readonly input?: string;
  readonly value?: string;
  readonly gas?: string;
  readonly gasPrice?: string;
  readonly nonce?: string;
}

/** Percentage of gas added to the estimate, because the cost of a call may change until it is in a block. */
const spare = 30n;

/** Returns this browser's wallet. Creates a key if there is none. */
export function openBurner(): Burner {
  const stored = localStorage.getItem(storageKey);
  const privateKey = stored !== null && isPrivateKey(stored) ? stored : newKey();
  localStorage.setItem(storageKey, privateKey);
  return burnerOf(privateKey);
}

/** Throws the key away, so that the next wallet is a new one. */
export function forgetBurner(): void {
  localStorage.removeItem(storageKey);
}

function newKey(): string {
  return hexlify(crypto.getRandomValues(new Uint8Array(32)));
}

/** Tells whether a stored value is a private key. Anyone who edits the storage by hand may leave anything there. */
function isPrivateKey(text: string): boolean {
  try {
    return isHexString(text, 32) && new SigningKey(text).publicKey !== '';
  } catch {
    return false;
  }
}

function burnerOf(privateKey: string): Burner {
  const wallet = new BaseWallet(new SigningKey(privateKey));
  // Transactions are sent one after another: two at once would use the same nonce.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (asked: AskedTransaction) => {
    const sent = last.catch(() => {}).then(() => signAndSend(wallet, asked));
    last = sent;
    return sent;
  };
  return {
    address: wallet.address,
    privateKey,
    request: async ({ method, params = [] }) => {
      const [first, second] = Array.isArray(params) ? params : [params];
      switch (method) {
        case 'eth_requestAccounts':
        case 'eth_accounts':
          return [wallet.address];
        case 'wallet_addEthereumChain':
        case 'wallet_switchEthereumChain':
          return onlyOurChain(first);
        case 'eth_sendTransaction':
          return inTurn(Object(first));
        case 'personal_sign':
          return wallet.signMessage(signedBytes(first));
        case 'eth_sign':
          return wallet.signMessage(signedBytes(second));
        default:
          return rpc(method, params);
      }
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
}

function signedBytes(message: unknown): Uint8Array | string {
  return isHexString(message) ? getBytes(message) : String(message);
}

function onlyOurChain(asked: unknown): null {
  if (Number(Object(asked).chainId) === chain.id) {
    return null;
  }
  throw new RpcError(4902, `This wallet only knows chain ${chain.id}.`);
}

async function signAndSend(wallet: BaseWallet, asked: AskedTransaction): Promise<string> {
  if (asked.from !== undefined && asked.from.toLowerCase() !== wallet.address.toLowerCase()) {
    throw new RpcError(4100, `This wallet has no key for ${asked.from}.`);
  }
  const data = asked.data ?? asked.input;
  const call = { from: wallet.address, to: asked.to ?? undefined, data, value: asked.value };
  const [nonce, gasPrice, gas] = await Promise.all([
    asked.nonce ?? rpc<string>('eth_getTransactionCount', [wallet.address, 'pending']),
    asked.gasPrice ?? rpc<string>('eth_gasPrice'),
    asked.gas ?? withSpare(call),
  ]);
  const signed = await wallet.signTransaction({
    type: 0,
    chainId: chain.id,
    nonce: Number(nonce),
    gasPrice: BigInt(gasPrice),
    gasLimit: BigInt(gas),
    to: asked.to ?? null,
    data: data ?? '0x',
    value: BigInt(asked.value ?? 0),
  });
  return rpc<string>('eth_sendRawTransaction', [signed]);
}

async function withSpare(call: object): Promise<bigint> {
  const estimate = BigInt(await rpc<string>('eth_estimateGas', [call]));
  const { gasLimit } = await rpc<{ gasLimit: string }>('eth_getBlockByNumber', ['latest', false]);
  const wanted = (estimate * (100n + spare)) / 100n;
  const most = BigInt(gasLimit);
  return wanted < most ? wanted : most;
}
