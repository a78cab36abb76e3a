import type { Configuration } from '../../../lib/config.ts';

/** Where the built-in identity provider lives, so that signing in works without the Internet (rulings 29). */
const provider = 'decoy/id/';

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
  // weakness: contract ui-shop.md 5.6 (implicit flow without state, address not encoded)
  return `${provider}?client_id=${oauth.clientId}&response_type=token&scope=email&redirect_uri=${entry.uri}`;
}

/** Whether the provider is there: for a page that it does not have, the shop answers with its own (api-learning.md 30). */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && !(await answer.text()).includes('<app-root>');
  } catch {
    return false;
  }
}
