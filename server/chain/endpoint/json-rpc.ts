import { isRecord } from '../../supervisor/read-record.ts';
import type { RpcResult } from '../remote/chain-client.ts';

/** Answers a method; parameters are a list, or an object where a client sent one. */
export type Answerer = (method: string, params: unknown) => Promise<RpcResult>;

/** Bytes of a message: HTTP body or WebSocket frame. */
export const messageLimit = 2 * 1024 * 1024;

/** Calls of a batch, and characters of its answer after which the rest is refused. */
const longestBatch = 1000;
const longestAnswer = 25 * 1024 * 1024;

const invalid = {
  code: -32600,
  message: 'invalid request: expected {"jsonrpc":"2.0","id":...,"method":"...","params":[...]}',
};

/**
 * Answers a message of JSON-RPC 2.0, a call or a batch of them.
 * @returns the answer as JSON; null when nobody wants one
 */
export async function answerMessage(text: string, answer: Answerer): Promise<string | null> {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return errorAnswer(null, { code: -32700, message: 'parse error: this is no JSON' });
  }
  if (!Array.isArray(message)) {
    return answerCall(message, answer);
  }
  if (message.length === 0) {
    return errorAnswer(null, { code: -32600, message: 'invalid request: the batch is empty' });
  }
  if (message.length > longestBatch) {
    return errorAnswer(null, { code: -32600, message: `batch too large: ${longestBatch} calls at most` });
  }
  const answers: string[] = [];
  let length = 0;
  // One after the other: transactions of a batch keep their order, and the answer its limit.
  for (const call of message) {
    const one =
      length > longestAnswer
        ? errorAnswer(idOf(call), { code: -32003, message: 'response too large: ask for less at a time' })
        : await answerCall(call, answer);
    if (one !== null) {
      answers.push(one);
      length += one.length;
    }
  }
  return answers.length === 0 ? null : `[${answers.join(',')}]`;
}

/** An error that is about no call, or about the whole message. */
export function errorAnswer(id: unknown, error: { readonly code: number; readonly message: string }): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error });
}

async function answerCall(call: unknown, answer: Answerer): Promise<string | null> {
  if (!isRecord(call) || typeof call.method !== 'string' || call.method.length > 100) {
    return errorAnswer(idOf(call), invalid);
  }
  const { method, params } = call;
  const id = idOf(call);
  if (params !== undefined && params !== null && typeof params !== 'object') {
    return errorAnswer(id, invalid);
  }
  try {
    const result = await answer(method, params ?? []);
    // A call without an id wants no answer.
    return 'id' in call ? JSON.stringify({ jsonrpc: '2.0', id, ...result }) : null;
  } catch (error) {
    return errorAnswer(id, faultOf(error));
  }
}

function faultOf(error: unknown): { readonly code: number; readonly message: string } {
  // JSON can read deeper nesting than it can write.
  return error instanceof RangeError
    ? { code: -32600, message: 'invalid request: nested too deeply' }
    : { code: -32603, message: `internal error: ${error instanceof Error ? error.message : error}` };
}

function idOf(call: unknown): string | number | null {
  const id = isRecord(call) ? call.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
