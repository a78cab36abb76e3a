import { RpcFault, refused } from '../methods/rpc-fault.ts';

/** What the interpreter says, and what other nodes say instead. */
const known: readonly (readonly [RegExp, string])[] = [
  [
    /initcode size of this transaction is too large: it is (\d+) while the max is (\d+)/i,
    'max initcode size exceeded: code size $1 limit $2',
  ],
  [
    /INTRINSIC_GAS_TOO_LOW: tx gas limit (\d+) is lower than the minimum gas limit of (\d+)/,
    'intrinsic gas too low: have $1, want $2',
  ],
  [/higher gas limit than the block/, 'exceeds block gas limit'],
];

/** Why a transaction could not even begin, in the words of other nodes. */
export function explainRefusal(error: unknown): RpcFault {
  if (error instanceof RpcFault) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  for (const [pattern, text] of known) {
    const found = pattern.exec(message);
    if (found !== null) {
      return refused(text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''));
    }
  }
  // The library's messages end with a description of what they are about.
  return refused(message.replace(/ \(.*$/s, '').slice(0, 300));
}
