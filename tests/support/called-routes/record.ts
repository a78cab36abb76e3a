import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each test process notes the routes that it has called. */
    readonly calledRoutes: string;
  }
}

/**
 * Notes every route that a server of this process answers from now on, one line `<verb> <path>` each, with the path as it
 * is registered. Requests that no route takes aren't noted.
 */
export function recordCalledRoutes(): void {
  const file = join(inject('calledRoutes'), randomUUID());
  const known = new Set<string>();
  subscribe('fastify.initialization', (message) => {
    // What Fastify publishes on its own channel.
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onResponse', (request, _reply, done) => {
      const line = `${request.method} ${request.routeOptions.url}`;
      if (request.routeOptions.url !== undefined && !known.has(line)) {
        known.add(line);
        appendFileSync(file, `${line}\n`);
      }
      done();
    });
  });
}
