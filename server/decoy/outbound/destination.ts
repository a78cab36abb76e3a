import { isIP } from 'node:net';
import { kindOfAddress } from './addresses.ts';
import type { DecoySite, OutboundRefusal } from './outbound.ts';

/** The ports and names that mean the shop. */
export interface OwnOrigin {
  /** Ports that mean the shop in a URL: the contract's 3000, the configured one and the real one (decision 11). */
  readonly ports: readonly number[];
  /** Host names and addresses that mean the shop, besides localhost and loopback, in lower case and without brackets. */
  readonly names: readonly string[];
}

/** Where a URL leads. */
export type Destination =
  | { readonly kind: 'shop'; readonly url: URL }
  | { readonly kind: 'decoy'; readonly url: URL; readonly site: DecoySite }
  | { readonly kind: 'internet'; readonly url: URL }
  | { readonly kind: 'refused'; readonly reason: OutboundRefusal };

/** The longest URL that is parsed, in characters. */
const longestUrl = 8000;

/**
 * Decides where a URL leads by how the URL standard reads it, so that `2130706433`, `0x7f.1`, `0177.0.0.1`, `①②⑦.0.0.1` and `localhost.`
 * all lead where a connection to them would. Opens no connection and resolves no name.
 * @param base what a relative URL, as in a redirect, is relative to
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

/** Returns the host in the form in which names are compared: in lower case, without brackets, and without the dot that may end a name. */
export function hostOf(url: URL): string {
  return url.hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

/**
 * Returns whether a URL is one of the range's own addresses, however it is written. They are for the learner, not for what a learner
 * injects, since some of them erase everything.
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
