import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../frame/accepted-encoding.ts';
import { contentTypeOf } from './content-type.ts';
import { copyName, indexFolder } from './folder-index.ts';
import type { IndexPage } from './index-page.ts';
import { sendFile } from './send-file.ts';
import { sendUnpacked } from './send-unpacked.ts';

/**
 * Serves the built front end to GET and HEAD, before anything that reads bodies, tokens or writes the log (api-account.md
 * 3.3). What is no file there falls through to the routes. Uploads are no built files: `serveUploads` comes before.
 * @param standIns paths that are served as if they were another one
 */
export function registerStaticFiles(
  app: FastifyInstance,
  folder: string,
  indexPage: IndexPage,
  standIns: ReadonlyMap<string, string>,
): void {
  const index = indexFolder(folder);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      done();
      return;
    }
    const asked = decodedPath(request);
    const path = standIns.get(asked) ?? asked;
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
    if (encoding === undefined && index.isPacked(path)) {
      sendUnpacked(reply, join(folder, copyName(path, 'br')), contentTypeOf(path));
      return;
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

function decodedPath(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0] ?? '';
  // The URL was rewritten so that it always decodes.
  return decodeURIComponent(path);
}
