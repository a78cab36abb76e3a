/** Where the shop is right now, such as `http://localhost:3000`. There is no trailing slash. */
export interface ShopAddress {
  readonly origin: string;
}

/** Returns the parsed URL, or null when the string isn't one. */
function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Returns whether a host is this machine by name or number: `localhost`, `*.localhost`, 127.0.0.0/8, `[::1]`. */
function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host) || host === '[::1]';
}

/** Returns whether the URL is exactly on the shop's origin, the only one that may use the bridge. */
export function isShopOrigin(shop: ShopAddress | null, url: string): boolean {
  return shop !== null && parse(url)?.origin === shop.origin;
}

/**
 * Returns whether the shop process serves the URL, under any loopback name, so that the window may show it. Attacker
 * pages of the CSRF challenge live under such a name on the shop's port (decision 30), and get no bridge.
 */
export function isServedByShop(shop: ShopAddress | null, url: string): boolean {
  const parsed = parse(url);
  if (shop === null || parsed === null) {
    return false;
  }
  return parsed.protocol === 'http:' && parsed.port === new URL(shop.origin).port && isLoopbackHost(parsed.hostname);
}

/** Returns whether a request stays on this machine: loopback by any web protocol, or data that needs no network at all. */
export function staysOnThisMachine(url: string): boolean {
  const parsed = parse(url);
  switch (parsed?.protocol) {
    case 'http:':
    case 'https:':
    case 'ws:':
    case 'wss:':
      return isLoopbackHost(parsed.hostname);
    case 'data:':
    case 'blob:':
    case 'about:':
    case 'devtools:':
      return true;
    default:
      return false;
  }
}

/** Returns whether the system browser may be asked to open the URL: web pages only, since other schemes start programs. */
export function isWebPage(url: string): boolean {
  const protocol = parse(url)?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}
