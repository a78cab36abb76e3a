import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageError } from '../errors.ts';
import { isConditionBroken, isKnown, partOf } from '../frame/conditions.ts';

/** A file's content that is read while it is sent, at the client's pace. */
export interface StoredContent {
  /** The length in bytes. */
  readonly length: number;
  /** Reads from one byte to another, both included: a short part at once, a longer one as a stream. Fails when the file is replaced in the meantime. */
  read(start: number, end: number): Buffer | Readable;
}

/** A file, ready to be sent. */
export interface FileContent {
  readonly content: Buffer | StoredContent;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  readonly contentType: string;
}

/**
 * Sends content as files are sent: with a weak entity tag from size and date, conditional requests, and one byte range
 * (api-learning.md 23).
 * @throws PageError 412 or 416 for a condition or range that can't be met
 */
export function sendContent(request: FastifyRequest, reply: FastifyReply, file: FileContent): FastifyReply {
  const { content, modified, contentType } = file;
  const { length } = content;
  const version = { etag: `W/"${length.toString(16)}-${Math.round(modified).toString(16)}"`, modified };
  reply.headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=0',
    'Last-Modified': new Date(modified).toUTCString(),
    ETag: version.etag,
  });
  if (isConditionBroken(request.headers, version)) {
    throw new PageError('Precondition Failed', { status: 412, name: 'PreconditionFailedError' });
  }
  if (isKnown(request.headers, version)) {
    return reply.code(304).send();
  }
  const part = partOf(request.headers, length, version);
  if (part === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${length}`);
    throw new PageError('Range Not Satisfiable', { status: 416, name: 'RangeNotSatisfiableError' });
  }
  reply.type(contentType);
  if (part !== 'all') {
    reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${length}`);
  }
  const { start, end } = part === 'all' ? { start: 0, end: length - 1 } : part;
  reply.header('Content-Length', end - start + 1);
  return reply.send(request.method === 'HEAD' || end < start ? '' : bytesOf(content, start, end));
}

function bytesOf(content: Buffer | StoredContent, start: number, end: number): Buffer | Readable {
  return Buffer.isBuffer(content) ? content.subarray(start, end + 1) : content.read(start, end);
}
