import type { FastifyRequest } from 'fastify';

/**
 * Returns a field of the parsed body, of whatever type was sent; undefined when the body isn't an object or lacks the
 * field.
 * @throws TypeError with the engine's own message when the body is the JSON value `null` (api-account.md 3.4)
 */
export function bodyField(request: FastifyRequest, name: string): unknown {
  // The body may be any JSON value. Reading a property of anything but null is safe.
  const body = request.body as Record<string, unknown>;
  return body[name];
}

const rawBodies = new WeakMap<FastifyRequest, string>();

/** Returns the body as it was sent, decoded but not parsed; empty for URL-encoded and multipart bodies and when there is none. */
export function rawBody(request: FastifyRequest): string {
  return rawBodies.get(request) ?? '';
}

/** Keeps the unparsed body of a request. For the parser only. */
export function keepRawBody(request: FastifyRequest, text: string): void {
  rawBodies.set(request, text);
}
