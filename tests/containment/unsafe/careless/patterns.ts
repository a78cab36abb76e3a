import type { IncomingMessage } from 'node:http';
import { Query } from 'mingo';
import sanitizeHtml from 'sanitize-html';
import { partialRatio } from '../../../../server/shop/chatbot/partial-ratio.ts';
import type { CarelessPart, CarelessParts } from './careless-part.ts';

/** What was done with an incoming string, by method and path. */
const looks: Readonly<Record<string, (text: string, parts: CarelessParts) => unknown>> = {
  'PUT /api/Products/1': (text) => text.replace(/\{{2,3}[^}]*\}{2,3}/g, ''),
  'PATCH /rest/products/reviews': (text, parts) => {
    const { id } = JSON.parse(text);
    const [operator = ''] = Object.keys(id);
    if (operator !== '$in') {
      return operator.replace(/(?:file:\/\/|[A-Za-z]:[\\/]|\/)[^()]*?([^\\/()]+:\d+:\d+)(\)?)$/, '$1$2');
    }
    const query = new Query({ _id: id }, { scriptEnabled: false });
    return parts.databases.documents.reviews.all().filter(({ _id }) => query.test({ _id }));
  },
  'POST /profile': (text) => /#\{.*\}/.test(decodeURIComponent(text)),
  'POST /profile/image/url': (text) => /;[ ]*script-src.*'unsafe-inline'/.test(decodeURIComponent(text)),
  'POST /file-upload': (text) =>
    /(\w*:\w*:\d*:\d*:\w*:.*)|(Note that this file is consulted directly)|(; for 16-bit app support)/i.test(text),
  'POST /rest/memories': (text) => text.replace(/[. ]+$/, ''),
  'POST /rest/chatbot/respond': (text, { databases }) =>
    databases.shop
      .all<{ name: string | null }>('SELECT name FROM Products')
      .map(({ name }) => partialRatio(JSON.parse(text).query, name ?? '', { left: Number.POSITIVE_INFINITY })),
  'POST /api/Feedbacks': (text) => sanitizeHtml(JSON.parse(text).comment),
};

/** Handles what learners send with patterns and loops that try the rest of a string again at each of its positions. */
export const patterns: CarelessPart = async (request, response, parts) => {
  const look = looks[`${request.method} ${request.url}`];
  // A real request would need the result. Here only the work counts.
  if (look === undefined) {
    return false;
  }
  look(await bodyOf(request), parts);
  response.writeHead(200).end();
  return true;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
