import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageError } from '../errors.ts';
import { acceptedEncoding } from '../frame/accepted-encoding.ts';
import { contentTypeOf } from './content-type.ts';
import { copyName, indexFolder } from './folder-index.ts';
import type { IndexPage } from './index-page.ts';

/**
 * Serves the built front end to GET and HEAD, before anything that reads bodies, tokens or writes the log (api-account.md
 * 3.3). What is no file there falls through to the routes. Uploads are no built files: `serveUploads` comes before.
 */
export function registerStaticFiles(app: FastifyInstance, folder: string, indexPage: IndexPage): void {
  const index = indexFolder(folder);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      done();
      return;
    }
    const path = decodedPath(request);
    if (path === '/' || path === '/index.html') {
      indexPage.send(reply);
      return;
    }
    const copies = index.copiesOf(path);
    if (copies === undefined) {
      if (index.isFolder(path)) {
        reply.redirect(`${path}/`, 301);
      } else {
        done();
      }
      return;
    }
    const encoding = copies.length === 0 ? undefined : acceptedEncoding(request, copies);
    if (copies.length > 0) {
      reply.header('vary', 'Accept-Encoding');
    }
    const file = encoding === undefined ? path : copyName(path, encoding);
    if (encoding !== undefined) {
      reply.header('content-encoding', encoding);
    }
    sendFile(request, reply, folder, file, contentTypeOf(path)).then((isSent) => {
      if (!isSent) {
        done();
      }
    }, done);
  });
}

/**
 * Sends a file of a folder: byte ranges, conditional requests, weak entity tag from size and date.
 * @param path decoded, begins with a slash
 * @returns false when the file has gone since it was listed
 * @throws PageError for a range or condition that cannot be met
 */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
  contentType: string,
): Promise<boolean> {
  const file = await send(request.raw, encodeURIComponent(path).replaceAll('%2F', '/'), {
    root: folder,
    index: false,
    maxAge: 0,
  });
  if (file.statusCode === 404) {
    return false;
  }
  if (file.type === 'error') {
    const { name, message } = file.metadata.error;
    const range = file.headers['Content-Range'];
    reply.removeHeader('content-encoding').headers(range === undefined ? {} : { 'Content-Range': range });
    throw new PageError(message, { status: file.statusCode, name });
  }
  reply.code(file.statusCode).headers(file.headers);
  if (file.statusCode !== 304) {
    reply.type(contentType);
  }
  reply.send(file.stream);
  return true;
}

function decodedPath(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0] ?? '';
  // The URL was rewritten so that it always decodes.
  return decodeURIComponent(path);
}
