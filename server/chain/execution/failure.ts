import type { ExecResult } from '@ethereumjs/evm';
import { data } from '../methods/hex.ts';
import { RpcFault, refused } from '../methods/rpc-fault.ts';

/** The selectors of the errors that Solidity itself raises. */
const errorSelector = '0x08c379a0';
const panicSelector = '0x4e487b71';

/** Solidity's own panics, by code. */
const panics: Readonly<Record<number, string>> = {
  1: 'assert(false)',
  17: 'arithmetic underflow or overflow',
  18: 'division or modulo by zero',
  33: 'enum overflow',
  34: 'invalid encoded storage byte array accessed',
  49: 'out-of-bounds array access; popping on an empty array',
  50: 'out-of-bounds access of an array or bytesN',
  65: 'out of memory',
  81: 'uninitialized function',
};

/** Errors that the interpreter words differently from other nodes. */
const names: Readonly<Record<string, string>> = {
  'code size to deposit exceeds maximum code size': 'max code size exceeded: a contract has at most 24576 bytes',
  'initcode exceeds max initcode size': 'max initcode size exceeded: the code of a deployment has at most 49152 bytes',
  'code store out of gas': 'contract creation code storage out of gas',
  'invalid JUMP': 'invalid jump destination',
  'invalid opcode': 'invalid opcode: the code contains an instruction that does not exist (or an old assert failed)',
  'static state change': 'write protection',
  'insufficient balance': 'insufficient balance for transfer',
};

/**
 * Explains why a call failed, as geth does. A revert has code 3 and its data. Everything else that ends a call is refused by name.
 * @returns undefined when the call did not fail
 */
export function failureOf(result: ExecResult): RpcFault | undefined {
  const error = result.exceptionError?.error;
  if (error === undefined) {
    return undefined;
  }
  if (error !== 'revert') {
    return refused(names[error] ?? error);
  }
  const reason = revertReason(result.returnValue);
  return new RpcFault(
    3,
    reason === null ? 'execution reverted' : `execution reverted: ${reason}`,
    data(result.returnValue),
  );
}

function revertReason(returned: Uint8Array): string | null {
  const selector = data(returned.slice(0, 4));
  const body = returned.slice(4);
  if (selector === panicSelector && body.length === 32) {
    const code = Number(BigInt(data(body)));
    return `panic: ${panics[code] ?? 'unknown panic code'} (0x${code.toString(16).padStart(2, '0')})`;
  }
  if (selector !== errorSelector || body.length < 64) {
    return null;
  }
  const length = Number(BigInt(data(body.slice(32, 64))));
  // A contract may return anything, so the string ends no later than the data.
  return new TextDecoder().decode(body.slice(64, 64 + Math.min(length, body.length)));
}
