import type { FastifyInstance } from 'fastify';
import { decodedPath } from '../frame/url.ts';
import { contentTypeOf } from './content-type.ts';
import type { IndexPage } from './index-page.ts';
import { type BuiltFiles, sendBuilt } from './send-built.ts';

/** What is served otherwise than it lies in the folder, by decoded paths. */
export interface PathRules {
  /** Paths that are served as if they were another one. */
  readonly standIns: ReadonlyMap<string, string>;
  /** Whether there is nothing at this path, although there is in the folder. */
  readonly isWithheld: (path: string) => boolean;
}

/**
 * Serves the built front end to GET and HEAD, before anything that reads bodies, tokens or writes the log (api-account.md
 * 3.3). What is no file there falls through to the routes. Uploads are no built files: `serveUploads` comes before.
 */
export function registerStaticFiles(
  app: FastifyInstance,
  built: BuiltFiles,
  indexPage: IndexPage,
  { standIns, isWithheld }: PathRules,
): void {
  const { index } = built;
  app.addHook('onRequest', (request, reply, done) => {
    const asked = decodedPath(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isWithheld(asked)) {
      done();
      return;
    }
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
