import { messageOf } from '../../../shared/values/message-of.ts';
import type { RpcError } from '../messages.ts';

/** A fault that the caller of a method is told of. */
export class RpcFault extends Error {
  readonly error: RpcError;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.error = data === undefined ? { code, message } : { code, message, data };
  }
}

/** Parameters that the method cannot read. */
export function invalidParams(message: string): RpcFault {
  return new RpcFault(-32602, message);
}

/** The call was understood, and cannot be done: the usual answer of a node. */
export function refused(message: string): RpcFault {
  return new RpcFault(-32000, message);
}

/** The node keeps no such method. */
export function unknownMethod(method: string): RpcFault {
  return new RpcFault(-32601, `the method ${method} does not exist/is not available`);
}

/** Returns what the caller is told of whatever was thrown. */
export function errorOf(error: unknown): RpcError {
  return error instanceof RpcFault ? error.error : { code: -32603, message: `internal error: ${messageOf(error)}` };
}
