import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from '../pages/content-type.ts';
import type { StoredUpload, Uploads } from './uploads.ts';

/** Where uploads are served; the built files have a folder of this name too, and what was uploaded hides theirs. */
const place = '/assets/public/images/uploads/';

/** Serves uploaded files to GET and HEAD. Call right before the built files are served. */
export function serveUploads(app: FastifyInstance, uploads: Uploads): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = request.method === 'GET' || request.method === 'HEAD' ? nameOf(request) : undefined;
    const upload = name === undefined || !uploads.has(name) ? undefined : await uploads.read(name);
    if (name !== undefined && upload !== undefined) {
      await send(request, reply, name, upload);
    }
  });
}

function nameOf(request: FastifyRequest): string | undefined {
  const path = request.url.split(/[?#]/, 1)[0] ?? '';
  // The URL was rewritten so that it always decodes.
  return path.startsWith(place) ? decodeURIComponent(path.slice(place.length)) : undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, name: string, { content, modified }: StoredUpload) {
  const tag = `W/"${content.length.toString(16)}-${Math.round(modified).toString(16)}"`;
  reply.headers({
    'Cache-Control': 'public, max-age=0',
    'Last-Modified': new Date(modified).toUTCString(),
    ETag: tag,
  });
  return request.headers['if-none-match'] === tag
    ? reply.code(304).send()
    : reply.code(200).type(contentTypeOf(name)).send(content);
}
