import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageError } from '../errors.ts';

/** A file's content that is in memory, ready to be sent. */
export interface FileContent {
  readonly content: Buffer;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  readonly contentType: string;
}

/** What a request wants of the bytes. */
type Part = { readonly start: number; readonly end: number } | 'all' | 'unsatisfiable';

/**
 * Sends content as files are sent: weak entity tag from size and date, conditional requests, one byte range
 * (api-learning.md 23). Several ranges at once are answered with the whole.
 * @throws PageError 412 or 416 for a condition or range that cannot be met
 */
export function sendContent(request: FastifyRequest, reply: FastifyReply, file: FileContent): FastifyReply {
  const { content, modified, contentType } = file;
  const lastModified = new Date(modified).toUTCString();
  const etag = `W/"${content.length.toString(16)}-${modified.toString(16)}"`;
  reply.headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=0',
    'Last-Modified': lastModified,
    ETag: etag,
  });
  const seconds = Math.floor(modified / 1000) * 1000;
  if (isConditionBroken(request, etag, seconds)) {
    throw new PageError('Precondition Failed', { status: 412, name: 'PreconditionFailedError' });
  }
  if (isKnown(request, etag, seconds)) {
    return reply.code(304).send();
  }
  const part = partOf(request, content.length, etag, lastModified);
  if (part === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${content.length}`);
    throw new PageError('Range Not Satisfiable', { status: 416, name: 'RangeNotSatisfiableError' });
  }
  reply.type(contentType);
  if (part === 'all') {
    return reply.send(content);
  }
  const { start, end } = part;
  return reply
    .code(206)
    .header('Content-Range', `bytes ${start}-${end}/${content.length}`)
    .send(content.subarray(start, end + 1));
}

function isConditionBroken({ headers }: FastifyRequest, etag: string, modified: number): boolean {
  const match = headers['if-match'];
  if (match !== undefined) {
    return !namesTag(match, etag);
  }
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return !Number.isNaN(since) && modified > since;
}

function isKnown({ headers }: FastifyRequest, etag: string, modified: number): boolean {
  const { 'if-none-match': noneMatch, 'if-modified-since': since, 'cache-control': cacheControl } = headers;
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(cacheControl ?? '')) {
    return false;
  }
  if (noneMatch !== undefined) {
    return namesTag(noneMatch, etag);
  }
  return modified <= Date.parse(since ?? '');
}

function namesTag(list: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return list.trim() === '*' || list.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function partOf({ headers }: FastifyRequest, size: number, etag: string, lastModified: string): Part {
  const { range } = headers;
  const ifRange = headers['if-range'];
  const isCurrent =
    typeof ifRange !== 'string' ||
    (ifRange.includes('"') ? namesTag(ifRange, etag) : Date.parse(lastModified) <= Date.parse(ifRange));
  if (range === undefined || !isCurrent) {
    return 'all';
  }
  const [, from, to] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(range) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) {
    return 'all';
  }
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
