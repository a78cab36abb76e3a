import type { Draft } from './draft.ts';
import { partsOf, withBody, withNamedHeader, withoutHeader, withRequestLine } from './parts.ts';

/** Where a response sends its client: to the shop's own path, out of the shop, or nowhere. */
export type Redirect =
  | { readonly kind: 'inside'; readonly path: string; readonly status: number }
  | { readonly kind: 'outside'; readonly address: string }
  | undefined;

/** Names of this machine. The shop listens on each of them. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns where a response leads.
 * @param target of the request that it belongs to
 * @param host host and port under which the page knows the shop
 */
export function redirectOf(
  status: number | undefined,
  location: string | undefined,
  target: string,
  host: string,
): Redirect {
  if (status === undefined || ![301, 302, 303, 307, 308].includes(status) || location === undefined) {
    return undefined;
  }
  const shop = `http://${host}`;
  if (!URL.canParse(target, shop) || !URL.canParse(location, new URL(target, shop))) {
    return { kind: 'outside', address: location };
  }
  const own = new URL(shop);
  const next = new URL(location, new URL(target, shop));
  const isOwnName = next.hostname === own.hostname || (ownNames.has(next.hostname) && ownNames.has(own.hostname));
  return /^https?:$/.test(next.protocol) && isOwnName && next.port === own.port
    ? { kind: 'inside', path: `${next.pathname}${next.search}`, status }
    : { kind: 'outside', address: next.href };
}

/** Returns the request that a browser would send next: after 307 and 308 the same to the new path, otherwise a GET without a body. */
export function followed(draft: Draft, path: string, status: number): Draft {
  const { method } = partsOf(draft.text);
  if (status === 307 || status === 308) {
    return { ...draft, text: withRequestLine(draft.text, { target: path }) };
  }
  const { data: _, ...others } = draft;
  const bare = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'].reduce(
    withoutHeader,
    withBody(draft.text, ''),
  );
  return {
    ...others,
    text: withRequestLine(bare, { target: path, ...(method !== 'HEAD' && { method: 'GET' }) }),
    setsLength: true,
  };
}

/** Puts the proof of a login into a request: the token as the header and as the cookie that the shop's pages send. */
export function withLogin(text: string, token: string): string {
  const proven = withNamedHeader(text, 'Authorization', () => `Bearer ${token}`);
  return withNamedHeader(proven, 'Cookie', (known = '') => [...otherCookies(known), `token=${token}`].join('; '));
}

/** Takes the proof of a login out of a request. */
export function withoutLogin(text: string): string {
  const bare = withoutHeader(text, 'authorization');
  const cookies = partsOf(bare).headers.filter(({ name }) => name.toLowerCase() === 'cookie');
  const others = cookies.flatMap(({ value }) => otherCookies(value));
  return others.length > 0 ? withNamedHeader(bare, 'Cookie', () => others.join('; ')) : withoutHeader(bare, 'cookie');
}

function otherCookies(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !pair.startsWith('token='));
}
