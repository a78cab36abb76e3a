import type { HeaderData } from '@ethereumjs/block';
import { KECCAK256_RLP, KECCAK256_RLP_ARRAY } from '@ethereumjs/util';
import { Bloom } from '@ethereumjs/vm';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { baseFee, gasLimit, rules } from '../execution/rules.ts';
import type { BlockHead, Hex, Log } from '../messages.ts';
import { bytes, data, quantity } from '../methods/hex.ts';
import type { BlockFacts } from './records.ts';

/** The root of an empty trie. */
export const emptyRoot = data(KECCAK256_RLP);
export const zeroHash: Hex = `0x${'00'.repeat(32)}`;

const noUncles = data(KECCAK256_RLP_ARRAY);
const nobody: Hex = `0x${'00'.repeat(20)}`;

/** Returns what a contract gets as randomness. Anybody can predict it, as on every chain of one node. */
function mixHashOf(parentHash: Hex): Hex {
  return data(keccak_256(bytes(parentHash)));
}

/** Builds the header that the interpreter and the hash need. */
export function headerOf(facts: Omit<BlockFacts, 'hash' | 'size'>, bloom: Hex): HeaderData {
  return {
    number: facts.number,
    parentHash: facts.parentHash,
    timestamp: facts.timestamp,
    gasUsed: facts.gasUsed,
    gasLimit,
    baseFeePerGas: baseFee,
    stateRoot: facts.stateRoot,
    transactionsTrie: facts.transactionsRoot,
    receiptTrie: facts.receiptsRoot,
    logsBloom: bloom,
    mixHash: mixHashOf(facts.parentHash),
    withdrawalsRoot: emptyRoot,
    blobGasUsed: 0n,
    excessBlobGas: 0n,
    parentBeaconBlockRoot: zeroHash,
  };
}

/** Builds the header that JSON-RPC shows. */
export function headOf(
  { size: _size, ...facts }: BlockFacts,
  logs: readonly Pick<Log, 'address' | 'topics'>[],
): BlockHead {
  return {
    ...facts,
    nonce: '0x0000000000000000',
    sha3Uncles: noUncles,
    logsBloom: bloomOf(logs),
    miner: nobody,
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    gasLimit: quantity(gasLimit),
    mixHash: mixHashOf(facts.parentHash),
    baseFeePerGas: quantity(baseFee),
    withdrawalsRoot: emptyRoot,
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: zeroHash,
  };
}

/** Returns the bloom filter of logs, which has 256 bytes. */
export function bloomOf(logs: readonly Pick<Log, 'address' | 'topics'>[]): Hex {
  const bloom = new Bloom(undefined, rules);
  for (const { address, topics } of logs) {
    bloom.add(bytes(address));
    for (const topic of topics) {
      bloom.add(bytes(topic));
    }
  }
  return data(bloom.bitvector);
}
