import { messageOf } from '../../../shared/values/message-of.ts';
import { RpcFault, refused } from '../methods/rpc-fault.ts';

/** What the interpreter says, in lower case, and what other nodes say instead, with the numbers that follow it. */
const known: readonly (readonly [string, string])[] = [
  ['initcode size of this transaction is too large: ', 'max initcode size exceeded: code size $1 limit $2'],
  ['intrinsic_gas_too_low: tx gas limit ', 'intrinsic gas too low: have $1, want $2'],
  ['higher gas limit than the block', 'exceeds block gas limit'],
];

/** Explains why a transaction could not even begin, in the words of other nodes. */
export function explainRefusal(error: unknown): RpcFault {
  if (error instanceof RpcFault) {
    return error;
  }
  const message = messageOf(error);
  for (const [beginning, text] of known) {
    const at = message.toLowerCase().indexOf(beginning);
    if (at !== -1) {
      const numbers = message.slice(at + beginning.length).match(/\d+/g) ?? [];
      return refused(text.replace(/\$(\d)/g, (_, place: string) => numbers[Number(place) - 1] ?? ''));
    }
  }
  // The library's messages end with a description of what they are about.
  return refused(message.replace(/ \(.*$/s, '').slice(0, 300));
}
