/** The parameter and path by which the shop sends visitors elsewhere. Such a link leads out although its own address is the shop's. */
const redirect = { path: /\/redirect\/?$/, parameter: 'to' } as const;

/**
 * Returns where a link leads if that is out of the range, or undefined for the range's own addresses. Hosts that end in `localhost` are
 * this machine under another name, where the range plays other origins (decision 30).
 */
export function outwardAddress(link: HTMLAnchorElement): URL | undefined {
  const address = URL.parse(link.href);
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return undefined;
  }
  if (address.origin === window.location.origin) {
    const target = redirect.path.test(address.pathname) ? address.searchParams.get(redirect.parameter) : null;
    const behind = target === null ? null : URL.parse(target, address);
    return behind === null || behind.origin === address.origin ? undefined : behind;
  }
  const isThisMachine = address.hostname === window.location.hostname || /(?:^|\.)localhost$/.test(address.hostname);
  return isThisMachine ? undefined : address;
}
