import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { PageError } from '../../http/errors.ts';
import type { FolderItem } from './folder.ts';
import { type ListingView, listingPage } from './listing-page.ts';

export interface Listing {
  /** The decoded path of the request, without its query. */
  readonly url: string;
  readonly view: ListingView;
  readonly items: readonly FolderItem[];
  /** With this many items, there may be more. */
  readonly most: number | undefined;
}

/**
 * Sends the listing of a folder in the form that the client prefers: as a page, as names in plain text, or as names in
 * JSON (api-learning.md 23). Names that begin with a dot are left out.
 * @throws PageError 406 when the client accepts none of these
 */
export function sendListing(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, view, items, most = Number.POSITIVE_INFINITY }: Listing,
): FastifyReply {
  const shown = items.filter(({ name }) => !name.startsWith('.'));
  const names = shown.map(({ name }) => name).sort();
  switch (new Negotiator(request.raw).mediaType(['text/html', 'text/plain', 'application/json'])) {
    case 'text/html':
      return reply.type('text/html; charset=utf-8').send(listingPage(url, view, shown, items.length >= most));
    case 'text/plain':
      return reply.type('text/plain; charset=utf-8').send(names.map((name) => `${name}\n`).join(''));
    case 'application/json':
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(names));
    default:
      throw new PageError('Not Acceptable', { status: 406, name: 'NotAcceptableError' });
  }
}
