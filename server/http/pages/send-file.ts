import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageError } from '../errors.ts';

/** How long a browser may use a file: for a year, or only after asking whether it has changed. */
export type Lifetime = 'kept' | 'asked again';

/**
 * Sends a file of a folder, with byte ranges, conditional requests, and a weak entity tag from size and date.
 * @param path decoded, and beginning with a slash
 * @returns false when the file has gone since it was listed
 * @throws PageError for a range or condition that can't be met
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
  contentType: string,
  lifetime: Lifetime = 'asked again',
): Promise<boolean> {
  const file = await send(request.raw, encodeURIComponent(path).replaceAll('%2F', '/'), {
    root: folder,
    index: false,
    ...(lifetime === 'kept' ? { maxAge: '1 year', immutable: true } : { maxAge: 0 }),
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
