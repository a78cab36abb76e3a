import { bytesToHex, hexToBytes } from '@ethereumjs/util';
import type { Hex } from '../messages.ts';

/** Writes a number as JSON-RPC does, without leading zeros. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

/** Reads bytes from an even number of digits. */
export function bytes(text: Hex): Uint8Array {
  return hexToBytes(text);
}

/** Writes bytes as JSON-RPC does. */
export function data(value: Uint8Array): Hex {
  return bytesToHex(value);
}

/** Writes a number in a fixed number of bytes, as in a storage slot or a topic. */
export function padded(value: bigint, length: number): Hex {
  return `0x${value.toString(16).padStart(length * 2, '0')}`;
}
