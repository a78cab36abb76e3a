export type ParsedProxyAddress =
  | { readonly kind: 'accepted'; readonly address: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Why an address was refused, in words for the learner. */
export const proxyAddressRefused = 'Give the proxy as host:port, for example 127.0.0.1:8080.';

const namePattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Reads the address of an intercepting proxy as a learner types it: `host:port`, with or without a leading `http://`.
 * It is strict, because the result becomes part of Chromium's proxy rules, where `;`, `,` and `=` have a meaning.
 */
export function parseProxyAddress(text: string): ParsedProxyAddress {
  const refused = { kind: 'refused', message: proxyAddressRefused } as const;
  const typed = text
    .trim()
    .replace(/^http:\/\//i, '')
    .replace(/\/$/, '');
  const parts = /^(?<host>\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253}):(?<port>\d{1,5})$/i.exec(typed)?.groups;
  const { host, port } = parts ?? {};
  if (host === undefined || port === undefined || Number(port) < 1 || Number(port) > 65_535) {
    return refused;
  }
  const isValidHost = host.startsWith('[') ? URL.canParse(`http://${host}`) : namePattern.test(host);
  return isValidHost ? { kind: 'accepted', address: `${host.toLowerCase()}:${Number(port)}` } : refused;
}
