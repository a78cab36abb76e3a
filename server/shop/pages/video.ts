import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

const place = '/assets/public/videos';

/** Registers `GET /video`, the promotion video (api-learning.md 26). */
export function registerVideo(app: FastifyInstance, { config, pages }: ShopContext): void {
  const { video } = config.application.promotion;
  const path = `${place}/${video.slice(video.lastIndexOf('/') + 1)}`;
  const file = join(pages, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;

  app.get('/video', (request, reply) => {
    if (size === undefined) {
      throw new PageError(`ENOENT: no such file or directory, stat '${path}'`, { status: 404 });
    }
    const part = partOf(request.headers.range, size);
    reply.type('video/mp4');
    if (part === undefined) {
      return reply.header('content-length', size).send(createReadStream(file));
    }
    const { start, end } = part;
    const length = Math.max(0, Math.min(end, size - 1) - start + 1);
    reply.code(206).headers({
      'content-range': `bytes ${start}-${end}/${size}`,
      'accept-ranges': 'bytes',
      'content-length': length,
      'content-location': path,
    });
    return reply.send(length === 0 ? '' : createReadStream(file, { start, end: start + length - 1 }));
  });
}

/**
 * Returns the bytes that a range asks for, or undefined if it is not a range. They are not checked against the size: the
 * contract has no refusal for this.
 */
function partOf(range: string | undefined, size: number): { readonly start: number; readonly end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})(?!\d)/.exec(range ?? '') ?? [];
  if (from === '') {
    return to === '' ? undefined : { start: Math.max(0, size - Number(to)), end: size - 1 };
  }
  return { start: Number(from), end: to === '' ? size - 1 : Number(to) };
}
