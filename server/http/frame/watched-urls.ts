import type { FastifyInstance } from 'fastify';
import type { FrameEventEmitter } from '../events.ts';
import { collapseSlashes } from './url.ts';

/** Folders whose requests are announced before the file is looked up (api-learning.md 5.1). */
const watchedFolders = /^\/assets\/(public\/images\/(padding|products|uploads)|i18n)(\/|\?|$)/i;

/** Announces every request, and those below the watched folders once more, whatever the verb and whether or not the file exists. */
export function registerWatchedUrls(app: FastifyInstance, events: FrameEventEmitter): void {
  app.addHook('onRequest', (request, _reply, done) => {
    events.request(request.url);
    if (watchedFolders.test(request.url)) {
      events.watchedUrl(collapseSlashes(request.url));
    }
    done();
  });
}
