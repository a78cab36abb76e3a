import { isServedByShop, type ShopAddress } from '../security/origins.ts';
import { words } from '../words.ts';

export type ResolvedAddress =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

const longestAddress = 100_000;

/**
 * Resolves what a learner means by the text in the address field: a whole URL, `localhost:3000/...`, or a path, query
 * or hash of the shop (`/ftp`, `#/login`, `rest/admin`). Only what the shop serves is opened (decision 39).
 */
export function resolveAddress(text: string, shop: ShopAddress): ResolvedAddress {
  const typed = text.trim();
  const refused = { kind: 'refused', message: words.bar.addressRefused(shop.origin) } as const;
  if (typed.length > longestAddress) {
    return refused;
  }
  const url = toUrl(typed, shop);
  return url !== null && isServedByShop(shop, url) ? { kind: 'open', url } : refused;
}

function toUrl(typed: string, shop: ShopAddress): string | null {
  const base = `${shop.origin}/`;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) || /^(javascript|data|file|blob|about|view-source|mailto):/i.test(typed)) {
    return URL.canParse(typed) ? new URL(typed).href : null;
  }
  // This is a host with a port, and not a path that happens to contain a colon.
  if (/^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d+(?=[/?#]|$)/i.test(typed)) {
    return URL.canParse(`http://${typed}`) ? new URL(`http://${typed}`).href : null;
  }
  // `//host/path` would leave the shop. Keep it a path, which is what a learner who tries double slashes means.
  const path = typed.startsWith('//') ? `/.${typed}` : typed;
  return URL.canParse(path, base) ? new URL(path, base).href : null;
}
