import { isIP } from 'node:net';

/** One line for people why a request with this Host header is refused, or null; undefined stands for a missing header. */
export type HostRefusal = (host: string | undefined) => string | null;

/**
 * Makes the check against DNS rebinding (rulings 12): a page of another site must not reach the shop under its own name.
 * Always welcome: `localhost`, `*.localhost`, loopback addresses and the bound address. A missing header (HTTP/1.0
 * clients) is fine: browsers always send one.
 * @param boundHost the address the shop listens on
 * @param allowedHosts names without port; `*` welcomes all
 */
export function createHostRefusal(boundHost: string, allowedHosts: readonly string[]): HostRefusal {
  const allowed = new Set([boundHost, ...allowedHosts].map(withoutBrackets));
  const anyAddress = boundHost === '0.0.0.0' || boundHost === '::';
  if (allowed.has('*')) {
    return () => null;
  }
  return (host) => {
    if (host === undefined) {
      return null;
    }
    const name = withoutBrackets(host.replace(/:\d*$/, ''));
    const isWelcome =
      name === 'localhost' ||
      name.endsWith('.localhost') ||
      isLoopback(name) ||
      allowed.has(name) ||
      // Bound to all addresses, each address of the machine is the bound one; a bare address cannot be rebound.
      (anyAddress && isIP(name) !== 0);
    return isWelcome ? null : refusalOf(host);
  };
}

function withoutBrackets(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

function isLoopback(name: string): boolean {
  return name === '::1' || (isIP(name) === 4 && name.startsWith('127.')) || /^::ffff:127\./.test(name);
}

function refusalOf(host: string): string {
  const name = host.replace(/:\d*$/, '').replace(/[^\w.:[\]-]/g, '');
  return `Juice Range does not answer for the host name "${name}": start it with --allow-host ${name || 'NAME'} to let it in.`;
}
