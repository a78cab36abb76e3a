import type { Configuration } from '../../../lib/config.ts';

/**
 * Address of the provider's page for this shop, implicit flow.
 * @param origin protocol and host of the shop, e.g. `http://localhost:3000`
 * @returns undefined when this origin is not an authorized redirect
 */
export function signInAddress(oauth: Configuration['application']['googleOauth'], origin: string): string | undefined {
  const entry = oauth.authorizedRedirects.find(({ uri }) => uri === origin);
  if (entry === undefined) {
    return undefined;
  }
  // The proxies stand in for a local shop where the provider is out on the Internet; the shop's own decoy needs none.
  const redirect = isOwn(oauth.signInUrl) ? entry.uri : (entry.proxy ?? entry.uri);
  // weakness: contract ui-shop.md 5.6 (implicit flow without state, address not encoded)
  return `${oauth.signInUrl}?client_id=${oauth.clientId}&response_type=token&scope=email&redirect_uri=${redirect}`;
}

/**
 * Whether the provider is there. Of one elsewhere the browser would not say; for a page that the shop does not have, it answers
 * with its own (api-learning.md 30).
 */
export async function isReachable(address: string): Promise<boolean> {
  if (!isOwn(address)) {
    return true;
  }
  try {
    const answer = await fetch(address);
    return answer.ok && !(await answer.text()).includes('<app-root>');
  } catch {
    return false;
  }
}

function isOwn(address: string): boolean {
  return new URL(address, window.location.href).origin === window.location.origin;
}
