import { messageOf } from '../../../shared/values/message-of.ts';
import type { RpcError } from '../messages.ts';

/** An error to be sent to the caller of a method. */
export class RpcFault extends Error {
  readonly error: RpcError;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.error = data === undefined ? { code, message } : { code, message, data };
  }
}

/** Returns the error for parameters that the method cannot read. */
export function invalidParams(message: string): RpcFault {
  return new RpcFault(-32602, message);
}

/** Returns a node's usual error for a call that was understood and cannot be done. */
export function refused(message: string): RpcFault {
  return new RpcFault(-32000, message);
}

/** Returns the error for a method that the node does not have. */
export function unknownMethod(method: string): RpcFault {
  return new RpcFault(-32601, `the method ${method} does not exist/is not available`);
}

/** Returns the error to be sent for whatever was thrown. */
export function errorOf(error: unknown): RpcError {
  return error instanceof RpcFault ? error.error : { code: -32603, message: `internal error: ${messageOf(error)}` };
}
