import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { escapeHtml } from '../../shared/text/escape-html.ts';

/**
 * Redirects the client with 302 and a line that says so: a paragraph for clients that prefer HTML to text, and
 * otherwise plain text (api-account.md 17.3, api-shop.md 23).
 * @param url any string; characters that a header can't hold are percent-encoded
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

/** Percent-encodes everything that isn't allowed in a URL. Whatever is already encoded stays as it is. */
function encoded(url: string): string {
  return url.toWellFormed().replace(/[^!#-;=?-_a-z|~]+|%(?![\da-f]{2})/gi, encodeURIComponent);
}
