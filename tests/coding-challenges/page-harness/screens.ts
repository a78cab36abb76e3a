import type { ChangedPage } from './pages.ts';

/** Who looks at a page: a guest, or whoever an unsigned token makes them. */
export type Visitor = 'guest' | 'admin';

/** What the page shows instead of a screen: a refusal, or the search. */
const instead = 'app-error-page, app-search-result';

/** Opens a route as a visitor and returns whether it shows this element. */
export async function shows(shop: ChangedPage, visitor: Visitor, route: string, element: string): Promise<boolean> {
  const { url, page } = shop;
  await page.goto(`${url}/#/register`);
  await page.locator('app-register').waitFor();
  if (visitor !== 'guest') {
    // The page reads its storage at each navigation.
    await page.evaluate((token) => localStorage.setItem('token', token), unsignedToken(visitor));
  }
  await page.goto(`${url}/${route}`);
  await page.locator(`${element}, ${instead}`).first().waitFor();
  return (await page.locator(element).count()) > 0;
}

/** Returns whether any of these visitors, guests first, gets to see it. */
export async function isShownTo(
  visitors: readonly Visitor[],
  shop: ChangedPage,
  route: string,
  element: string,
): Promise<boolean> {
  for (const visitor of visitors) {
    if (await shows(shop, visitor, route, element)) {
      return true;
    }
  }
  return false;
}

/** Makes a token without a valid signature. The page reads its middle part and verifies nothing. */
function unsignedToken(role: Visitor): string {
  const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ data: { id: 1, email: 'somebody@example.org', role } })}.`;
}
