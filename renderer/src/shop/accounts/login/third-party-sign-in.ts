import type { Configuration } from '../../../lib/config.ts';

/**
 * Returns the address of the provider's page for this shop, using the implicit flow.
 * @param origin protocol and host of the shop, e.g. `http://localhost:3000`
 * @returns undefined when this origin isn't an authorized redirect
 */
export function signInAddress(oauth: Configuration['application']['googleOauth'], origin: string): string | undefined {
  const entry = oauth.authorizedRedirects.find(({ uri }) => uri === origin);
  if (entry === undefined) {
    return undefined;
  }
  // A provider on the Internet reaches a local shop through the proxies. The shop's own decoy needs none.
  const redirect = isOwn(oauth.signInUrl) ? entry.uri : (entry.proxy ?? entry.uri);
  // weakness: contract ui-shop.md 5.6 (implicit flow without state, address not encoded)
  return `${oauth.signInUrl}?client_id=${oauth.clientId}&response_type=token&scope=email&redirect_uri=${redirect}`;
}

/**
 * Tells whether the provider is there. Only our own decoy can be checked, because the browser reveals nothing about other sites. For a page
 * that doesn't exist, the shop serves its own page instead (api-learning.md 30).
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
