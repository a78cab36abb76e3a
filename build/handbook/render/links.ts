/** What a link in a lesson leads to, or why it may not. */
export type LinkTarget =
  | { readonly kind: 'lesson'; readonly lesson: string; readonly section: string; readonly href: string }
  | { readonly kind: 'help'; readonly page: string; readonly section: string; readonly href: string }
  | { readonly kind: 'shop'; readonly href: string }
  | { readonly kind: 'refused' };

/** The shop's address as the sources write it. */
const shop = 'http://localhost:3000/';

/**
 * Returns where a link leads. Addresses are relative to the page of a lesson, `/handbook/<lesson>/`.
 * @param own the lesson in which the link is
 * @param written the address as the lesson has it
 */
export function linkTarget(own: string, written: string): LinkTarget {
  const [address = '', section = ''] = written.split('#', 2);
  const hash = section === '' ? '' : `#${section}`;
  if (written.startsWith(shop)) {
    return { kind: 'shop', href: `../../${written.slice(shop.length)}` };
  }
  if (address === '') {
    return { kind: 'lesson', lesson: own, section, href: hash };
  }
  const lesson = /^\.\.\/([a-z0-9-]+)\/lesson\.md$/.exec(address)?.[1];
  if (lesson !== undefined) {
    return { kind: 'lesson', lesson, section, href: `../${lesson}/${hash}` };
  }
  const page = /^(?:\.\.\/){3}help\/([a-z-]+)\.md$/.exec(address)?.[1];
  if (page !== undefined) {
    return { kind: 'help', page, section, href: `../help/#${page}${section === '' ? '' : `/${section}`}` };
  }
  return { kind: 'refused' };
}
