import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../frame/url.ts';
import { contentTypeOf } from '../pages/content-type.ts';
import { sendContent } from '../pages/send-content.ts';
import type { Uploads } from './uploads.ts';

/** Where uploads are served. The built files have a folder of this name too; an upload hides the built file with its name. */
const place = '/assets/public/images/uploads/';

/** Serves uploaded files to GET and HEAD. Must be called right before the built files are served. */
export function serveUploads(app: FastifyInstance, uploads: Uploads): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const upload = await uploads.open(name);
    if (upload !== undefined) {
      await sendContent(request, reply, { ...upload, contentType: contentTypeOf(name) });
    }
    return upload !== undefined;
  };
  // Every request comes by here, so those for something else don't wait for a promise.
  app.addHook('onRequest', (request, reply, done) => {
    const name = request.method === 'GET' || request.method === 'HEAD' ? nameOf(request) : undefined;
    if (name === undefined || !uploads.has(name)) {
      done();
    } else {
      send(request, reply, name).then((isSent) => {
        if (!isSent) {
          done();
        }
      }, done);
    }
  });
}

function nameOf(request: FastifyRequest): string | undefined {
  const path = pathOf(request);
  return path.startsWith(place) ? decodeURIComponent(path.slice(place.length)) : undefined;
}
