import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import type { ChainClient } from '../remote/chain-client.ts';
import type { Filters } from '../remote/filters.ts';
import { registerRpc } from './http.ts';
import type { Answerer } from './json-rpc.ts';
import { createRoom } from './room.ts';
import { attachRpcSocket } from './web-socket.ts';

export interface ChainDoor {
  readonly client: ChainClient;
  readonly filters: Filters;
  readonly limits: Budgets['rpc'];
}

/** Opens the chain to clients at `/rpc`, over HTTP and over WebSocket. */
export async function registerChain(app: FastifyInstance, { client, filters, limits }: ChainDoor): Promise<void> {
  const room = createRoom(limits.inFlight);
  const answer: Answerer = (method, params, caller) =>
    filters.answer(method, Array.isArray(params) ? params : [], caller) ?? client.request(method, params, caller);
  await app.register(async (rpc) => registerRpc(rpc, answer, room, limits));
  attachRpcSocket(app, client, { answer, room, limits });
}
