import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';

/** What distinguishes one version of a response from another, as its headers say. */
export interface Version {
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly modified?: number;
}

/** The first and last byte of a part, or another result of a `Range` header. */
export type Part = { readonly start: number; readonly end: number } | 'all' | 'unsatisfiable';

/** Returns whether the client already has this version, according to lists of tags, `*` and dates (RFC 9110, 13.1.2 and 13.1.3). */
export function isKnown(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  return fresh(headers, modified === undefined ? { etag } : { etag, 'last-modified': httpDate(modified) });
}

/** Returns whether the client asks for another version only, with `If-Match` or `If-Unmodified-Since`. */
export function isConditionBroken(headers: IncomingHttpHeaders, { etag, modified = 0 }: Version): boolean {
  const match = headers['if-match'];
  if (match !== undefined) {
    return match.trim() !== '*' && !match.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return !Number.isNaN(since) && Date.parse(httpDate(modified)) > since;
}

/** Returns which part of `size` bytes a request asks for. Several ranges at once get the whole, and so does an invalid range. */
export function partOf(headers: IncomingHttpHeaders, size: number, version: Version): Part {
  const { range } = headers;
  if (range === undefined || !range.startsWith('bytes=') || range.includes(',') || !isCurrent(headers, version)) {
    return 'all';
  }
  const ranges = parseRange(size, range);
  if (ranges === -2) {
    return 'all';
  }
  const [part] = ranges === -1 ? [] : ranges;
  return part ?? longSuffix(range, size) ?? 'unsatisfiable';
}

/** Returns the whole for a suffix range that is longer than the content (RFC 9110, 14.1.2); the library finds nothing there. */
function longSuffix(range: string, size: number): Part | undefined {
  const [from = '', to = ''] = range.slice('bytes='.length).split('-');
  return from.trim() === '' && Number(to) > size && size > 0 ? { start: 0, end: size - 1 } : undefined;
}

/** Returns whether the part that the client already has, according to `If-Range`, belongs to this version. */
function isCurrent(headers: IncomingHttpHeaders, { etag, modified = 0 }: Version): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') {
    return true;
  }
  return condition.includes('"')
    ? opaque(condition) === opaque(etag)
    : Date.parse(httpDate(modified)) <= Date.parse(condition);
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

function httpDate(time: number): string {
  return new Date(time).toUTCString();
}
