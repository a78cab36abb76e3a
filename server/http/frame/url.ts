import type { IncomingMessage } from 'node:http';

const malformedPaths = new WeakMap<IncomingMessage, string>();

/**
 * Returns the URL that is routed. Runs of slashes in the path become one slash (api-account.md 1), an absolute URL, as
 * proxies send it, is cut to its path, and percent signs that can't be decoded are escaped, so that the request passes
 * all hooks before it is refused. The query keeps its slashes: handlers see it as it was sent.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const sent = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
  const end = sent.search(/[?#]/);
  const path = (end < 0 ? sent : sent.slice(0, end)).replace(/\/{2,}/g, '/');
  const query = end < 0 ? '' : sent.slice(end);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  if (isDecodable(rooted)) {
    return rooted + query;
  }
  malformedPaths.set(request, rooted.split('/').find((segment) => !isDecodable(segment)) ?? rooted);
  return rooted.replace(/%/g, '%25') + query;
}

/** Returns the first segment of the path that can't be percent-decoded, as it was sent; undefined when all can. */
export function undecodableSegment(request: IncomingMessage): string | undefined {
  return malformedPaths.get(request);
}

/** Returns the path of a request, without its query. */
export function pathOf({ url }: { readonly url: string }): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Returns the decoded path of a request. {@link rewriteUrl} has made sure that every path can be decoded. */
export function decodedPath(request: { readonly url: string }): string {
  return decodeURIComponent(pathOf(request));
}

/** Returns a URL as the contract shows and watches it, with runs of slashes collapsed in the query too (api-account.md 1). */
export function collapseSlashes(url: string): string {
  return url.replace(/\/{2,}/g, '/');
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) {
    return true;
  }
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
