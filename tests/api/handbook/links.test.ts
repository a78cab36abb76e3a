import { expect, it } from 'vitest';
import { routePaths } from '../../../renderer/src/app/route-paths.ts';
import { lessonNames } from '../../../shared/api/lesson-names.ts';
import { appForTests } from '../../support/app-for-tests.ts';

const { client } = appForTests();

/** Routes of the front end that are not in its table, since whoever knows them finds them in other ways. */
const others = ['workbench', 'range-drawer', 'web3-sandbox'];

/** Returns the addresses on a page, and the ids that its fragments may name. */
function readPage(html: string): { readonly links: readonly string[]; readonly ids: ReadonlySet<string> } {
  const links = [...html.matchAll(/<(?:a|link|script)\b[^>]*? (?:href|src)="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.length, 'ids that are there twice').toBe(new Set(ids).size);
  return { links, ids: new Set(ids) };
}

it('has no dead link, on any page', async () => {
  const paths = [
    '/handbook/',
    '/handbook/book/',
    '/handbook/help/',
    ...lessonNames.map((name) => `/handbook/${name}/`),
  ];
  const pages = new Map<string, ReturnType<typeof readPage>>();
  for (const path of paths) {
    pages.set(path, readPage((await client.get(path)).text));
  }
  const targets = new Map<string, string>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const { host, pathname, search, hash } = new URL(link, `http://localhost:3000${path}`);
      expect([path, link, host]).toEqual([path, link, 'localhost:3000']);
      targets.set(`${pathname}${search}${hash}`, `${path}: ${link}`);
    }
  }
  expect(targets.size).toBeGreaterThan(300);
  const routes = [...routePaths.map(({ path }) => path), ...others];
  const shop = (await client.get('/')).text;
  const dead: string[] = [];
  for (const [target, place] of targets) {
    const { pathname, hash } = new URL(target, 'http://shop');
    const fragment = decodeURIComponent(hash.slice(1));
    const page = pages.get(pathname);
    if (pathname === '/') {
      const route = fragment.split('?')[0]?.replace(/^\//, '') ?? '';
      if (route !== '' && !routes.includes(route)) {
        dead.push(`${place} (no such screen)`);
      }
    } else if (page !== undefined) {
      if (fragment !== '' && !page.ids.has(fragment)) {
        dead.push(`${place} (no such heading)`);
      }
    } else {
      const { status, text } = await client.get(target);
      // What doesn't exist is answered with the shop's page.
      if ((status !== 200 && status !== 301) || text === shop) {
        dead.push(`${place} (${status})`);
      }
    }
  }
  expect(dead).toEqual([]);
});
