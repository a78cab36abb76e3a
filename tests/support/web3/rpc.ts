/** A JSON-RPC response. */
export interface RpcAnswer {
  readonly jsonrpc: '2.0';
  readonly id: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape and compare what they find.
  readonly result?: any;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: string };
}

/** Sends JSON-RPC as plain requests, as `cast rpc` and `curl` do. */
export interface RpcClient {
  call(method: string, ...params: readonly unknown[]): Promise<RpcAnswer>;
  /** Returns the result; fails when there is an error instead. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  result(method: string, ...params: readonly unknown[]): Promise<any>;
  /** Returns the error; fails when there is a result instead. */
  error(method: string, ...params: readonly unknown[]): Promise<{ code: number; message: string; data?: string }>;
  /** Sends any string as the body. */
  send(body: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** @param url of the shop, without a trailing slash; a function where it is not known yet */
export function rpcClient(url: string | (() => string)): RpcClient {
  const send: RpcClient['send'] = (body, headers = { 'content-type': 'application/json' }) =>
    fetch(`${typeof url === 'string' ? url : url()}/rpc`, { method: 'POST', headers, body });
  const call: RpcClient['call'] = async (method, ...params) => {
    const answer = await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    return (await answer.json()) as RpcAnswer;
  };
  return {
    send,
    call,
    result: async (method, ...params) => {
      const { result, error } = await call(method, ...params);
      if (error !== undefined) {
        throw new Error(`${method}: ${error.message}`);
      }
      return result;
    },
    error: async (method, ...params) => {
      const { result, error } = await call(method, ...params);
      if (error === undefined) {
        throw new Error(`${method} answered ${JSON.stringify(result)}`);
      }
      return error;
    },
  };
}
