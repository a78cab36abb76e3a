import { isIP } from 'node:net';
import { kindOfAddress } from './addresses.ts';
import type { DecoySite, OutboundRefusal } from './outbound.ts';

/** What the shop is known as. */
export interface OwnOrigin {
  /** Ports that mean the shop in a URL: the contract's 3000, the configured and the real one (decision 11). */
  readonly ports: readonly number[];
  /** Further host names and addresses that mean the shop, besides localhost and loopback: lower case, without brackets. */
  readonly names: readonly string[];
}

/** Where a URL leads. */
export type Destination =
  | { readonly kind: 'shop'; readonly url: URL }
  | { readonly kind: 'decoy'; readonly url: URL; readonly site: DecoySite }
  | { readonly kind: 'internet'; readonly url: URL }
  | { readonly kind: 'refused'; readonly reason: OutboundRefusal };

/** Longest URL that is looked at, in characters. */
const longestUrl = 8000;

/**
 * Judges a URL by what the URL standard makes of it, so that `2130706433`, `0x7f.1`, `0177.0.0.1`, `①②⑦.0.0.1` and
 * `localhost.` are all what they look like to a connection. Opens nothing, resolves nothing.
 * @param base what a relative URL, as in a redirect, starts at
 */
export function judge(
  text: string,
  own: OwnOrigin,
  siteOf: (host: string) => DecoySite | undefined,
  base?: URL,
): Destination {
  const url = text.length > longestUrl ? null : URL.parse(text, base?.href);
  if (url === null) {
    return { kind: 'refused', reason: 'malformed' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { kind: 'refused', reason: 'scheme' };
  }
  const host = hostOf(url);
  if (isShop(host, own)) {
    return url.protocol === 'http:' && own.ports.includes(Number(url.port)) && !isOfTheRange(url)
      ? { kind: 'shop', url }
      : { kind: 'refused', reason: 'unreachable' };
  }
  if (isIP(host) !== 0) {
    return kindOfAddress(host) === 'public' ? { kind: 'internet', url } : { kind: 'refused', reason: 'unreachable' };
  }
  const site = siteOf(host);
  if (site !== undefined) {
    return url.port === '' ? { kind: 'decoy', url, site } : { kind: 'refused', reason: 'unreachable' };
  }
  return { kind: 'internet', url };
}

/** The host as names are compared: without brackets and the dot that may end a name. */
export function hostOf(url: URL): string {
  return url.hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

/**
 * The range's own addresses, among them those that forget everything: for the learner, not for what a learner injects. However
 * they are written.
 */
function isOfTheRange({ pathname }: URL): boolean {
  const path = pathname.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return /(^|\/)rest\/+range(\/|$)/i.test(path.replaceAll('\\', '/'));
}

function isShop(host: string, own: OwnOrigin): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    own.names.includes(host) ||
    (isIP(host) !== 0 && kindOfAddress(host) === 'machine')
  );
}
