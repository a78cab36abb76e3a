import { isObject } from '../../../shared/values/is-object.ts';
import type { Budgets } from '../../budgets.ts';
import type { RpcError } from '../messages.ts';
import { errorOf, RpcFault } from '../methods/rpc-fault.ts';
import type { Caller, RpcResult } from '../remote/chain-client.ts';
import type { Room } from './room.ts';

/** Answers a method. Parameters are a list, or an object if the client sent one. Rejects with an RpcFault for what cannot be done. */
export type Answerer = (method: string, params: unknown, caller: Caller) => Promise<RpcResult>;

/** The largest message in bytes: an HTTP body or a WebSocket message. */
export const messageLimit = 2 * 1024 * 1024;

/** The longest id in characters. A longer one comes back as null. */
const longestId = 1000;

const tooLarge = { code: -32003, message: 'response too large: ask for less at a time' };
const tooMuch = { code: -32005, message: 'too many answers are waiting to be read: ask again' };

const invalid = {
  code: -32600,
  message: 'invalid request: expected {"jsonrpc":"2.0","id":...,"method":"...","params":[...]}',
};

/** What it takes to answer a message. */
export interface Answering {
  readonly answer: Answerer;
  readonly caller: Caller;
  /** The room that is taken for answers. The caller gives back what was taken for this message. */
  readonly room: Room;
  readonly limits: Budgets['rpc'];
}

/** An answer as JSON, or null if none is wanted, and the room that it takes. */
export interface Answered {
  readonly text: string | null;
  readonly taken: number;
}

/** Answers a JSON-RPC 2.0 message, which is a call or a batch of them. Stops when the caller is gone. */
export async function answerMessage(text: string, answering: Answering): Promise<Answered> {
  const { caller, room, limits } = answering;
  let taken = 0;
  const plain = (text: string) => ({ text, taken });
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return plain(errorAnswer(null, { code: -32700, message: 'parse error: this is not JSON' }));
  }
  const isBatch = Array.isArray(message);
  const calls: readonly unknown[] = Array.isArray(message) ? message : [message];
  if (calls.length === 0) {
    return plain(errorAnswer(null, { code: -32600, message: 'invalid request: the batch is empty' }));
  }
  if (calls.length > limits.batch) {
    return plain(errorAnswer(null, { code: -32600, message: `batch too large: ${limits.batch} calls at most` }));
  }
  const answers: string[] = [];
  // They run one after the other, so that the transactions of a batch keep their order, and the answer its limit.
  for (const call of calls) {
    if (caller.isGone()) {
      break;
    }
    const one = taken > limits.answer ? errorAnswer(idOf(call), tooLarge) : await answerCall(call, answering);
    if (one !== null && room.take(one.length)) {
      taken += one.length;
      answers.push(one);
    } else if (one !== null) {
      answers.push(errorAnswer(idOf(call), tooMuch));
    }
  }
  const answered = isBatch ? `[${answers.join(',')}]` : (answers[0] ?? null);
  return { text: answers.length === 0 ? null : answered, taken };
}

/** Writes an error response as JSON. The id is null if the error is about no call in particular, or about the whole message. */
export function errorAnswer(id: unknown, error: RpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error });
}

async function answerCall(call: unknown, { answer, caller }: Answering): Promise<string | null> {
  if (!isObject(call) || typeof call.method !== 'string' || call.method.length > 100) {
    return errorAnswer(idOf(call), invalid);
  }
  const { method, params } = call;
  const id = idOf(call);
  if (params !== undefined && params !== null && typeof params !== 'object') {
    return errorAnswer(id, invalid);
  }
  try {
    const result = await answer(method, params ?? [], caller).catch(resultOf);
    // A call without an id expects no answer.
    return 'id' in call ? JSON.stringify({ jsonrpc: '2.0', id, ...result }) : null;
  } catch (error) {
    return errorAnswer(id, faultOf(error));
  }
}

/** @throws any error that is not the caller's fault */
function resultOf(error: unknown): RpcResult {
  if (error instanceof RpcFault) {
    return { error: error.error };
  }
  throw error;
}

function faultOf(error: unknown): RpcError {
  // `JSON.parse` accepts deeper nesting than `JSON.stringify`.
  return error instanceof RangeError ? { code: -32600, message: 'invalid request: nested too deeply' } : errorOf(error);
}

function idOf(call: unknown): string | number | null {
  const id = isObject(call) ? call.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= longestId) ? id : null;
}
