import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { escapeHtml } from '../../shared/text/escape-html.ts';

/**
 * Sends the client elsewhere with 302 and a line that says so: a paragraph for who asks for HTML before text, else plain
 * text (api-account.md 17.3, api-shop.md 23).
 * @param url any text; what may not stand in a header is percent-encoded
 */
export function sendFound(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply {
  const location = encoded(url);
  const line = `Found. Redirecting to ${location}`;
  reply.code(302).header('location', location);
  switch (new Negotiator(request.raw).mediaType(['text/plain', 'text/html'])) {
    case 'text/html':
      return reply.type('text/html; charset=utf-8').send(`<p>${escapeHtml(line)}</p>`);
    case 'text/plain':
      return reply.type('text/plain; charset=utf-8').send(line);
    default:
      return reply.send('');
  }
}

/** The address with everything encoded that has no place in one; what is encoded already stays as it is. */
function encoded(url: string): string {
  return url.toWellFormed().replace(/[^!#-;=?-_a-z|~]+|%(?![\da-f]{2})/gi, encodeURIComponent);
}
