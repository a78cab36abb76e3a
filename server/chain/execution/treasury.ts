import { createLegacyTx, type TypedTransaction } from '@ethereumjs/tx';
import { createAddressFromPrivateKey, createAddressFromString } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex } from '../messages.ts';
import { baseFee, rules } from './rules.ts';

/** This is no secret: play money is for anyone who wants it. */
const key = keccak_256(new TextEncoder().encode('juice range: play ether for everybody'));

/** The account that play ether comes from. */
export const treasury = createAddressFromPrivateKey(key).toString();

/** The treasury's initial balance: a thousand million ether. */
export const treasuryFunds = 10n ** 27n;

/** Creates a signed transfer of play ether. */
export function signTransfer(to: Hex, value: bigint, nonce: bigint): TypedTransaction {
  return createLegacyTx(
    { to: createAddressFromString(to), value, nonce, gasPrice: baseFee, gasLimit: transferGas },
    { common: rules },
  ).sign(key);
}

/** Enough gas for a contract that records what it gets. */
const transferGas = 100_000n;
