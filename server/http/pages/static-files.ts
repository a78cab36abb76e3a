import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypeOf } from './content-type.ts';
import type { IndexPage } from './index-page.ts';
import { type BuiltFiles, sendBuilt } from './send-built.ts';

/**
 * Serves the built front end to GET and HEAD, before anything that reads bodies, tokens or writes the log (api-account.md
 * 3.3). What is no file there falls through to the routes. Uploads are no built files: `serveUploads` comes before.
 * @param standIns paths that are served as if they were another one
 */
export function registerStaticFiles(
  app: FastifyInstance,
  built: BuiltFiles,
  indexPage: IndexPage,
  standIns: ReadonlyMap<string, string>,
): void {
  const { index } = built;
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
    if (index.copiesOf(path) === undefined && index.isFolder(path)) {
      reply.redirect(`${path}/`, 301);
      return;
    }
    sendBuilt(request, reply, built, path, contentTypeOf(path)).then((isSent) => {
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
