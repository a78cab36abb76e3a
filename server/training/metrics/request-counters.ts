import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { ShopEventEmitter } from '../../shop/events.ts';

/** Counts finished requests and uploads from now on (api-learning.md 21). Call it before the routes of `app` are registered. */
export function countRequests(registry: Registry, app: FastifyInstance, events: ShopEventEmitter): void {
  const registers = [registry];
  /** Requests since the metrics were last read, by the first digit of their status. */
  const counted = new Map<number, number>();
  new Counter({
    name: 'http_requests_count',
    help: 'Finished requests by status class.',
    labelNames: ['status_code'],
    registers,
    // The counter takes longer to find a label than a small response takes to write.
    collect() {
      for (const [status, count] of counted) {
        this.inc({ status_code: `${status}XX` }, count);
      }
      counted.clear();
    },
  });
  app.addHook('onResponse', (_request, reply, done) => {
    const status = Math.floor(reply.statusCode / 100);
    counted.set(status, (counted.get(status) ?? 0) + 1);
    done();
  });

  const labelNames = ['file_type'];
  const uploads = new Counter({ name: 'file_uploads_count', help: 'Accepted uploads by type.', labelNames, registers });
  const refused = new Counter({ name: 'file_upload_errors', help: 'Refused uploads by type.', labelNames, registers });
  const types = new Set<string>();
  events.on('file.uploaded', ({ declaredType, isAccepted }) => {
    // Clients choose the type, and whoever makes up thousands of types must not fill the memory.
    const type = types.size < mostTypes || types.has(declaredType) ? declaredType.slice(0, longestType) : 'other';
    types.add(type);
    (isAccepted ? uploads : refused).inc({ file_type: type });
  });
}

const mostTypes = 200;
const longestType = 100;
