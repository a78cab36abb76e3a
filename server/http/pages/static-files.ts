import type { FastifyInstance } from 'fastify';
import { decodedPath } from '../frame/url.ts';
import { contentTypeOf } from './content-type.ts';
import type { IndexPage } from './index-page.ts';
import { type BuiltFiles, sendBuilt } from './send-built.ts';

/** How what is served differs from what is in the folder. All paths are decoded. */
export interface PathRules {
  /** Paths that are served as if they were others. */
  readonly standIns: ReadonlyMap<string, string>;
  /** Paths that are served in the language of whoever asks. */
  readonly inLanguage: ReadonlySet<string>;
  /** Folders that have moved, with the places where they are now. What is there now is found under its old address, too. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Returns whether a path is answered as missing, although the folder has it. */
  readonly isWithheld: (path: string) => boolean;
}

/**
 * Serves the built front end to GET and HEAD, before anything that reads bodies or tokens or writes the log
 * (api-account.md 3.3). A path without a file falls through to the routes. Uploads aren't built files: `serveUploads`
 * comes before.
 */
export function registerStaticFiles(
  app: FastifyInstance,
  built: BuiltFiles,
  indexPage: IndexPage,
  { standIns, inLanguage, moved, isWithheld }: PathRules,
): void {
  const { index, translated } = built;

  /** Returns where a path is now; undefined for one that hasn't moved. */
  const newPlace = (path: string): string | undefined => {
    const [from, to] = moved.find(([folder]) => path === folder || path.startsWith(`${folder}/`)) ?? [];
    if (from === undefined || to === undefined) {
      return undefined;
    }
    const place = path === from ? `${to}/` : `${to}${path.slice(from.length)}`;
    return index.copiesOf(standIns.get(place) ?? place) === undefined ? undefined : place;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const asked = decodedPath(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isWithheld(asked)) {
      done();
      return;
    }
    const english = standIns.get(asked) ?? asked;
    const path = inLanguage.has(english) ? translated.pathIn(translated.languageFor(reply), english) : english;
    if (path === '/' || path === '/index.html') {
      indexPage.send(reply);
      return;
    }
    if (index.copiesOf(path) === undefined) {
      const place = newPlace(path);
      if (index.isFolder(path)) {
        reply.redirect(`${path}/`, 301);
      } else if (place !== undefined) {
        // Relative, for a shop behind a prefix.
        reply.redirect(`${path.lastIndexOf('/') === 0 ? '.' : '..'}${place}`, 301);
      } else {
        done();
      }
      return;
    }
    sendBuilt(request, reply, built, path, contentTypeOf(path)).then((isSent) => {
      if (!isSent) {
        done();
      }
    }, done);
  });
}
