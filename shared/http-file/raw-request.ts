import type { FileRequest, Header } from './http-file.ts';

/**
 * Returns the request that goes over the wire, of which the body is to be encoded as UTF-8. Without a header of its own for them, it gets the
 * shop's host and the length of its body, as every client adds them.
 * @param request with its variables filled in
 * @param host host and port of the shop; those of an address in the request are ignored
 */
export function rawRequest({ method, target, headers, body: text }: FileRequest, host: string): string {
  const body = isMultipart(headers) ? text.replaceAll('\n', '\r\n') : text;
  const added: Header[] = [];
  if (!has(headers, 'host')) {
    added.push({ name: 'Host', value: host });
  }
  const isBodyExpected = body !== '' || ['POST', 'PUT', 'PATCH'].includes(method);
  if (isBodyExpected && !has(headers, 'content-length') && !has(headers, 'transfer-encoding')) {
    added.push({ name: 'Content-Length', value: String(new TextEncoder().encode(body).length) });
  }
  const lines = [...added, ...headers].map(({ name, value }) => `${name}: ${value}`);
  return [`${method} ${pathOf(target)} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** Returns path and query of a target, without what a browser never sends: a fragment, spaces, and letters beyond ASCII. */
function pathOf(target: string): string {
  const authority = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
  const [withoutFragment = ''] = target.slice(authority.length).split('#');
  const path = withoutFragment.startsWith('/') ? withoutFragment : `/${withoutFragment}`;
  return path.replaceAll(/[^\x21-\x7e]+/g, (characters) => encodeURIComponent(characters.toWellFormed()));
}

function has(headers: readonly Header[], wanted: string): boolean {
  return headers.some(({ name }) => name.toLowerCase() === wanted);
}

/** Parts of a form end their lines with CR and LF, whatever the file's lines end with. */
function isMultipart(headers: readonly Header[]): boolean {
  return headers.some(
    ({ name, value }) => name.toLowerCase() === 'content-type' && value.toLowerCase().startsWith('multipart/'),
  );
}
