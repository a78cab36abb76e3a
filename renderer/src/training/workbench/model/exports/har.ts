import { fromBase64, textOf, toBase64 } from '../bytes.ts';
import { partsOf } from '../parts.ts';
import { headerOf, type Message, readHead, readMessage, statusIn } from '../response.ts';
import type { Sent } from '../sent.ts';

/** What a HAR document tells of an exchange. */
export interface HarExchange extends Omit<Sent, 'end'> {
  /** Whether the content coding of the response's body was undone. */
  readonly isUnpacked?: boolean;
  /** What the learner has noted of it. */
  readonly comment?: string;
}

/**
 * Returns exchanges as a HAR document (version 1.2), which browsers, proxies and test tools open.
 * @param origin of the shop, e.g. `http://localhost:3000`
 */
export function harOf(exchanges: readonly HarExchange[], origin: string): string {
  const entries = exchanges.map((exchange) => entryOf(exchange, origin));
  return `${JSON.stringify({ log: { version: '1.2', creator: { name: 'Juice Range', version: '1' }, entries } }, undefined, 2)}\n`;
}

function entryOf(exchange: HarExchange, origin: string): object {
  const { request, response, milliseconds, length, at, isUnpacked, comment } = exchange;
  const time = Math.round(milliseconds * 1000) / 1000;
  return {
    startedDateTime: new Date(at).toISOString(),
    time,
    request: requestOf(fromBase64(request), origin),
    response: responseOf(fromBase64(response), length, isUnpacked),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(comment !== undefined && { comment }),
  };
}

function requestOf(bytes: Uint8Array<ArrayBuffer>, origin: string): object {
  const { firstLine, headers, body } = readMessage(bytes);
  const { method, target, query } = partsOf(firstLine);
  const text = textOf(body);
  return {
    method,
    url: URL.canParse(target, origin) ? new URL(target, origin).href : `${origin}${target}`,
    httpVersion: firstLine.split(' ').at(-1) ?? '',
    cookies: pairsOf(headerOf(headers, 'cookie') ?? ''),
    headers,
    queryString: query,
    ...sizesOf(bytes),
    ...(body.length > 0 && {
      postData: {
        mimeType: headerOf(headers, 'content-type') ?? '',
        ...(text === undefined ? { text: toBase64(body), encoding: 'base64' } : { text }),
      },
    }),
  };
}

function responseOf(bytes: Uint8Array<ArrayBuffer>, length: number, isUnpacked?: boolean): object {
  const message = readMessage(bytes, isUnpacked);
  const { firstLine, headers, body } = message;
  const [version = '', , ...words] = firstLine.split(' ');
  const text = textOf(body);
  const { headersSize } = sizesOf(bytes);
  return {
    status: statusIn(firstLine) ?? 0,
    statusText: words.join(' '),
    httpVersion: version,
    cookies: setCookies(message),
    headers,
    content: {
      size: body.length,
      mimeType: headerOf(headers, 'content-type') ?? '',
      ...(text === undefined ? { text: toBase64(body), encoding: 'base64' } : { text }),
    },
    redirectURL: headerOf(headers, 'location') ?? '',
    headersSize,
    bodySize: Math.max(length - headersSize, 0),
  };
}

function sizesOf(bytes: Uint8Array<ArrayBuffer>): { readonly headersSize: number; readonly bodySize: number } {
  const { length } = readHead(bytes).body;
  return { headersSize: bytes.length - length, bodySize: length };
}

function setCookies({ headers }: Message): readonly object[] {
  return headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .flatMap(({ value }) => pairsOf(value.split(';', 1)[0] ?? ''));
}

function pairsOf(cookies: string): readonly { readonly name: string; readonly value: string }[] {
  return cookies.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals < 0 ? [] : [{ name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() }];
  });
}
