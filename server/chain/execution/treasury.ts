import { createLegacyTx, type TypedTransaction } from '@ethereumjs/tx';
import { createAddressFromPrivateKey, createAddressFromString } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex } from '../messages.ts';
import { baseFee, rules } from './rules.ts';

/** No secret: play money is for whoever wants it. */
const key = keccak_256(new TextEncoder().encode('juice range: play ether for everybody'));

/** The account that play ether comes from. */
export const treasury = createAddressFromPrivateKey(key).toString();

/** What the treasury has at first: a thousand million ether. */
export const treasuryFunds = 10n ** 27n;

/** A transfer of play ether, signed. */
export function signTransfer(to: Hex, value: bigint, nonce: bigint): TypedTransaction {
  return createLegacyTx(
    { to: createAddressFromString(to), value, nonce, gasPrice: baseFee, gasLimit: transferGas },
    { common: rules },
  ).sign(key);
}

/** Enough for a contract that notes what it gets. */
const transferGas = 100_000n;
