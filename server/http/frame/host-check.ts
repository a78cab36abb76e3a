import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Returns a line that tells people why a request with this Host header is refused, or null. Undefined means a missing header. */
export type HostRefusal = (host: string | undefined) => string | null;

/**
 * Makes the check against DNS rebinding (decision 12): a page of another site must not reach the shop under its own
 * name. `localhost`, `*.localhost`, loopback addresses and the bound address are always accepted. So is a missing
 * header (HTTP/1.0 clients), since browsers always send one.
 * @param boundHost the address that the shop listens on
 * @param allowedHosts names without a port; `*` accepts all
 */
export function createHostRefusal(boundHost: string, allowedHosts: readonly string[]): HostRefusal {
  const allowed = new Set([boundHost, ...allowedHosts].map(withoutBrackets));
  const anyAddress = boundHost === '0.0.0.0' || boundHost === '::';
  if (allowed.has('*')) {
    return () => null;
  }
  const judge: HostRefusal = (host) => {
    if (host === undefined) {
      return null;
    }
    const name = nameIn(host);
    const isWelcome =
      name !== undefined &&
      (name === 'localhost' ||
        name.endsWith('.localhost') ||
        isLoopback(name) ||
        allowed.has(name) ||
        // When the shop is bound to all addresses, each address of the machine counts as the bound one. A bare address can't be rebound.
        (anyAddress && isIP(name) !== 0));
    return isWelcome ? null : refusalOf(host);
  };
  // A client sends the same name with every request.
  let last: string | undefined;
  let lastRefusal: string | null = null;
  return (host) => {
    if (host !== last) {
      last = host;
      lastRefusal = judge(host);
    }
    return lastRefusal;
  };
}

/**
 * Checks every host that a request names. A second Host header, and the host in a request line of the form that proxies
 * get, count as much as the first header.
 * @param url the URL as it was sent, if it has been changed since
 */
export function refusalOfRequest(
  hostRefusal: HostRefusal,
  { rawHeaders, headers, url: sent = '' }: IncomingMessage,
  url = sent,
): string | null {
  const refusal = hostRefusal(headers.host);
  if (refusal !== null) {
    return refusal;
  }
  if (!url.startsWith('/')) {
    const [, named] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url) ?? [];
    const refusalOfUrl = named === undefined ? null : hostRefusal(named);
    if (refusalOfUrl !== null) {
      return refusalOfUrl;
    }
  }
  let seen = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') {
      seen += 1;
      const refusalOfNext = seen > 1 ? hostRefusal(rawHeaders[index + 1]) : null;
      if (refusalOfNext !== null) {
        return refusalOfNext;
      }
    }
  }
  return null;
}

/** The longest host name there is. */
const longestName = 255;

/** Returns the name in a host with or without a port; undefined when no resolver would accept it. */
function nameIn(host: string): string | undefined {
  if (host.length > longestName + ':65535'.length) {
    return undefined;
  }
  const [, bracketed, plain = ''] = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d{0,5})?$/i.exec(host) ?? [];
  if (bracketed !== undefined) {
    return isIP(bracketed) === 6 ? bracketed.toLowerCase() : undefined;
  }
  const name = withoutBrackets(plain);
  return name.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label)) ? name : undefined;
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
  const end = host.lastIndexOf(':');
  const isPort = end >= 0 && /^\d*$/.test(host.slice(end + 1));
  const name = (isPort ? host.slice(0, end) : host).slice(0, longestName).replace(/[^\w.:[\]-]/g, '');
  return `Juice Range does not answer for the host name "${name}": start it with --allow-host ${name || 'NAME'} to let it in.`;
}
