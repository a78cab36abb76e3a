import type { Header } from '../../../../../shared/http-file/http-file.ts';
import { findEmptyLine, fromUtf8, joined, latin1, textOf } from './bytes.ts';
import { unpacked } from './unpack.ts';

/** A message as it is shown: its head in parts, and its body without transfer and content coding. */
export interface Message {
  /** The first line, e.g. `HTTP/1.1 200 OK`. */
  readonly firstLine: string;
  readonly headers: readonly Header[];
  readonly body: Uint8Array<ArrayBuffer>;
  /** The content coding that could not be undone, or not to its end. The body is what there is. */
  readonly coding?: string;
}

/** A response. What isn't HTTP has no status. */
export interface Response extends Message {
  readonly status: number | undefined;
}

/** Reads a response. Parts that can't be read stay as they came: nothing is hidden from the learner. */
export function readResponse(bytes: Uint8Array<ArrayBuffer>): Response {
  const message = readMessage(bytes);
  return { ...message, status: statusIn(message.firstLine) };
}

/** Returns the status that a response's first line has; undefined if it isn't one. */
export function statusIn(firstLine: string): number | undefined {
  const status = /^HTTP\/\d(?:\.\d)? (\d{3})(?: |$)/.exec(firstLine)?.[1];
  return status === undefined ? undefined : Number(status);
}

/**
 * Reads a request or a response.
 * @param isUnpacked whether its content coding was undone already
 */
export function readMessage(bytes: Uint8Array<ArrayBuffer>, isUnpacked = false): Message {
  const { firstLine, headers, body } = readHead(afterInterim(bytes));
  const isChunked = /chunked/i.test(headerOf(headers, 'transfer-encoding') ?? '');
  const { body: plain, coding } = unpacked(
    isChunked ? unchunked(body) : body,
    isUnpacked ? '' : (headerOf(headers, 'content-encoding') ?? ''),
  );
  return { firstLine, headers, body: plain, ...(coding !== undefined && { coding }) };
}

/** Returns the first header of a name, whatever its case. */
export function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find((each) => each.name.toLowerCase() === name)?.value;
}

/** Returns a body as text: as UTF-8, or one character for each byte. */
export function bodyText({ body }: Pick<Message, 'body'>): string {
  return textOf(body) ?? latin1(body);
}

/** Returns a message as it reads: its head, an empty line, and its body without transfer and content coding. */
export function textOfMessage({ firstLine, headers, ...message }: Message, body = bodyText(message)): string {
  return [firstLine, ...headers.map(({ name, value }) => `${name}: ${value}`), '', body].join('\n');
}

/** Splits a message's head into lines. The body stays as it is on the wire. */
export function readHead(bytes: Uint8Array<ArrayBuffer>): Message {
  const { head, body } = findEmptyLine(bytes);
  const headBytes = bytes.subarray(0, head);
  const [firstLine = '', ...lines] = (fromUtf8(headBytes) ?? latin1(headBytes)).split(/\r?\n/);
  const headers = lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [{ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }];
  });
  return { firstLine, headers, body: bytes.subarray(body) };
}

/** Leaves out what a server says before its response, such as `100 Continue`. */
function afterInterim(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let rest = bytes;
  while (/^HTTP\/1\.1 1(?!01)\d\d[ \r\n]/.test(latin1(rest.subarray(0, 13)))) {
    const next = rest.subarray(findEmptyLine(rest).body);
    if (latin1(next.subarray(0, 5)) !== 'HTTP/') {
      break;
    }
    rest = next;
  }
  return rest;
}

/** Takes the chunks apart. A body that ends early gives what there is of it, and one that isn't in chunks stays as it is. */
function unchunked(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf(10, at);
    const size = /^[\da-f]{1,8}/i.exec(latin1(body.subarray(at, Math.min(at + 8, Math.max(lineEnd, at)))))?.[0];
    if (size === undefined) {
      return at === 0 && body.length > 0 && lineEnd >= 0 ? body : joined(...pieces);
    }
    const length = Number.parseInt(size, 16);
    if (length === 0) {
      break;
    }
    pieces.push(body.subarray(lineEnd + 1, lineEnd + 1 + length));
    at = lineEnd + 1 + length + 2;
  }
  return joined(...pieces);
}
