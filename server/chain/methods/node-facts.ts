import { keccak_256 } from '@noble/hashes/sha3.js';
import { chain } from '../../../shared/api/contracts.ts';
import { bytes, data, quantity } from './hex.ts';
import type { Method } from './method.ts';
import { readBytes } from './parameters.ts';

/** Methods that describe the node. */
export const nodeFacts: Readonly<Record<string, Method>> = {
  eth_chainId: () => quantity(chain.id),
  net_version: () => String(chain.id),
  net_listening: () => true,
  net_peerCount: () => '0x0',
  web3_clientVersion: () => 'JuiceRange/v1/ethereumjs',
  web3_sha3: (_node, [value]) => data(keccak_256(bytes(readBytes(value, 'data')))),
  eth_syncing: () => false,
  eth_mining: () => false,
  rpc_modules: () => ({ eth: '1.0', net: '1.0', range: '1.0', rpc: '1.0', web3: '1.0' }),
};
