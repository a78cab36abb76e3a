import type { FastifyInstance } from 'fastify';
import type { ChainClient } from '../remote/chain-client.ts';
import { createFilters } from '../remote/filters.ts';
import { registerRpc } from './http.ts';
import type { Answerer } from './json-rpc.ts';
import { attachRpcSocket } from './web-socket.ts';

/**
 * Opens the chain to the outside: `/rpc`, over HTTP and over WebSocket.
 * @returns what forgets the filters of a chain that is no more
 */
export async function registerChain(app: FastifyInstance, client: ChainClient): Promise<() => void> {
  const filters = createFilters(client);
  const answer: Answerer = (method, params) =>
    filters.answer(method, Array.isArray(params) ? params : []) ?? client.request(method, params);
  await app.register(async (rpc) => registerRpc(rpc, answer));
  attachRpcSocket(app, client, answer);
  return filters.clear;
}
