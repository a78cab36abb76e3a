import { isObject } from '../../../shared/values/is-object.ts';
import type { Budgets } from '../../budgets.ts';
import type { RpcError } from '../messages.ts';
import { errorOf, RpcFault } from '../methods/rpc-fault.ts';
import type { Caller, RpcResult } from '../remote/chain-client.ts';
import type { Room } from './room.ts';

/** Answers a method; parameters are a list, or an object where a client sent one. Rejects with an RpcFault for what cannot be done. */
export type Answerer = (method: string, params: unknown, caller: Caller) => Promise<RpcResult>;

/** Bytes of a message: HTTP body or WebSocket frame. */
export const messageLimit = 2 * 1024 * 1024;

/** Characters of an id; a longer one comes back as null. */
const longestId = 1000;

const tooLarge = { code: -32003, message: 'response too large: ask for less at a time' };
const tooMuch = { code: -32005, message: 'too many answers are waiting to be read: ask again' };

const invalid = {
  code: -32600,
  message: 'invalid request: expected {"jsonrpc":"2.0","id":...,"method":"...","params":[...]}',
};

/** How a message is answered. */
export interface Answering {
  readonly answer: Answerer;
  readonly caller: Caller;
  /** Where answers are kept until they are taken; what was taken for this message is given back by the caller. */
  readonly room: Room;
  readonly limits: Budgets['rpc'];
}

/** An answer as JSON, null when nobody wants one, and the room that it takes. */
export interface Answered {
  readonly text: string | null;
  readonly taken: number;
}

/** Answers a message of JSON-RPC 2.0, a call or a batch of them, as long as there is somebody to be answered. */
export async function answerMessage(text: string, answering: Answering): Promise<Answered> {
  const { caller, room, limits } = answering;
  let taken = 0;
  const plain = (text: string) => ({ text, taken });
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return plain(errorAnswer(null, { code: -32700, message: 'parse error: this is no JSON' }));
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
  // One after the other: transactions of a batch keep their order, and the answer its limit.
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

/** An error that is about no call, or about the whole message. */
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
    // A call without an id wants no answer.
    return 'id' in call ? JSON.stringify({ jsonrpc: '2.0', id, ...result }) : null;
  } catch (error) {
    return errorAnswer(id, faultOf(error));
  }
}

/** @throws what is no fault of the caller's */
function resultOf(error: unknown): RpcResult {
  if (error instanceof RpcFault) {
    return { error: error.error };
  }
  throw error;
}

function faultOf(error: unknown): RpcError {
  // JSON can read deeper nesting than it can write.
  return error instanceof RangeError ? { code: -32600, message: 'invalid request: nested too deeply' } : errorOf(error);
}

function idOf(call: unknown): string | number | null {
  const id = isObject(call) ? call.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= longestId) ? id : null;
}
