import { type CallOptions, post } from '../../../lib/api.ts';

/** A JSON-RPC error from the chain or a wallet, in the shape that EIP-1193 prescribes for errors. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  /** What a reverted call returned, in hex, or whatever else a wallet reports. */
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

let calls = 0;

/**
 * Calls a method of the shop's own chain (decision 38).
 * @throws RpcError when the chain refuses; ApiError when it can't be reached
 */
export async function rpc<Result>(
  method: string,
  params: readonly unknown[] | object = [],
  options?: CallOptions,
): Promise<Result> {
  calls += 1;
  const answer = await post<Answer>('rpc', { jsonrpc: '2.0', id: calls, method, params }, options);
  if ('error' in answer) {
    throw new RpcError(answer.error.code, answer.error.message, answer.error.data);
  }
  // The caller knows the type of the result, as with every other call of the page.
  return answer.result as Result;
}
