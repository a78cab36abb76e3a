import type { ChangedPage } from './pages.ts';

/** Who looks at a page: a guest, or whoever an unsigned token makes them. */
export type Visitor = 'guest' | 'admin';

/** Opens a route as a visitor and returns whether it shows this element. The page may instead refuse, or show the search. */
export async function shows(shop: ChangedPage, visitor: Visitor, route: string, element: string): Promise<boolean> {
  const { url, page } = shop;
  const elsewhere = page.locator('app-register');
  await becomes(shop, visitor);
  await elsewhere.waitFor();
  await page.goto(url + route);
  // The old screen stays until the code of the new one has loaded.
  await elsewhere.waitFor({ state: 'detached' });
  const isShown = (await page.locator(element).count()) > 0;
  await page.goto(`${url}/#/register`);
  return isShown;
}

/** Leaves the page on a neutral screen, with this visitor's token in its storage. */
async function becomes({ url, page }: ChangedPage, visitor: Visitor): Promise<void> {
  const token = visitor === 'guest' ? undefined : unsignedToken(visitor);
  await page.goto(`${url}/#/register`);
  if (token === undefined) {
    return;
  }
  const known = await page.evaluate(() => localStorage.getItem('token'));
  if (known !== token) {
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    await page.reload();
  }
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
