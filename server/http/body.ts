import type { FastifyRequest } from 'fastify';

/**
 * A field of the parsed body, of whatever type was sent; undefined when the body is not an object or lacks it.
 * @throws TypeError, in the engine's own words, when the body is the JSON value `null` (api-account.md 3.4)
 */
export function bodyField(request: FastifyRequest, name: string): unknown {
  // A body is whatever JSON was sent; reading a property of any value but null is safe.
  const body = request.body as Record<string, unknown>;
  return body[name];
}

const rawBodies = new WeakMap<FastifyRequest, string>();

/** The body as it came, decoded but not parsed; empty for url-encoded and multipart bodies and when there is none. */
export function rawBody(request: FastifyRequest): string {
  return rawBodies.get(request) ?? '';
}

/** For the parser only. */
export function keepRawBody(request: FastifyRequest, text: string): void {
  rawBodies.set(request, text);
}
