import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { workbenchLimits } from '../../shared/api/workbench.ts';
import type { Budgets } from '../budgets.ts';
import { refuse } from './door.ts';
import type { Listener } from './exchange.ts';
import { readOrder } from './order.ts';
import type { OwnConnections } from './own-connections.ts';
import { run } from './run.ts';

export interface SendOptions {
  readonly limits: Budgets['workbench'];
  readonly onConnection: OwnConnections['add'];
}

/**
 * Registers `POST /rest/range/workbench/send` (decision 49). It takes a `SendOrder` as JSON, sends its requests to the
 * shop's own listener and nowhere else, and answers 200 with a `SentRequest` as a line of JSON for each. Whoever closes
 * the connection ends the order. It answers 503 while too many others, or another one with several requests, are under way.
 */
export function registerSend(app: FastifyInstance, { limits, onConnection }: SendOptions): void {
  let orders = 0;
  let isRunning = false;
  const path = '/rest/range/workbench/send';
  app.post<{ Body: unknown }>(
    path,
    {
      bodyLimit: limits.order,
      onRequest: async (_request, reply) => {
        if (orders >= limits.orders) {
          return refuse(
            reply,
            503,
            'Too many requests of the workbench are under way. Try again when they have ended.',
          );
        }
        orders += 1;
        reply.raw.once('close', () => {
          orders -= 1;
        });
      },
    },
    async (request, reply) => {
      const order = readOrder(request.body);
      if (typeof order === 'string') {
        return refuse(reply, 400, order);
      }
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const isRun = order.requests.length > 1;
      if (isRun) {
        if (isRunning) {
          return refuse(reply, 503, 'Another run is under way. Stop it, or wait until it has ended.');
        }
        isRunning = true;
        reply.raw.once('close', () => {
          isRunning = false;
        });
      }
      const sent = run(order, {
        listener: listenerOf(app),
        signal: AbortSignal.any([left.signal, AbortSignal.timeout(workbenchLimits.orderTime)]),
        onConnection: (connection) => onConnection(connection, isRun),
        longest: limits.longest,
      });
      return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(linesOf(sent)));
    },
  );
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string, void, undefined> {
  for await (const value of values) {
    yield `${JSON.stringify(value)}\n`;
  }
}

/** Returns where the shop listens, as this machine reaches it. */
function listenerOf(app: FastifyInstance): Listener {
  // The address of a listening TCP server has this type.
  const { address, port } = app.server.address() as AddressInfo;
  return { host: address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address, port };
}
