import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { remembered } from './remembered.ts';

/**
 * Gives each text answer a weak entity tag and answers 304 to a GET or HEAD that knows it already (api-account.md 2).
 * Register before compression, so that the tag is of the answer as it is, whatever its encoding.
 */
export function registerEntityTags(app: FastifyInstance): void {
  const tagOf = remembered((text) => entityTag(text), { count: 32, longest: 256 * 1024 });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload === '' || reply.hasHeader('etag')) {
      done(null, payload);
      return;
    }
    const tag = tagOf(payload);
    reply.header('etag', tag);
    if (reply.statusCode === 200 && isKnown(tag, request.method, request.headers['if-none-match'])) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, '');
    } else {
      done(null, payload);
    }
  });
}

function entityTag(text: string): string {
  return `W/"${text.length.toString(16)}-${hash('sha1', text, 'base64url')}"`;
}

function isKnown(tag: string, verb: string, sent: string | undefined): boolean {
  if (sent === undefined || (verb !== 'GET' && verb !== 'HEAD')) {
    return false;
  }
  const opaque = tag.slice(2);
  return sent.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === opaque);
}
