import { Marked, type Tokens } from 'marked';
import { z } from 'zod';
import { headingIds } from '../content/heading-ids.ts';
import { ContentError, openContentFiles } from '../content/read-content.ts';
import { slug } from '../content/slug.ts';

/** A page of the help, rendered. */
export interface HelpPage {
  /** The name of its file without extension, which is also the id of its article. */
  readonly name: string;
  readonly title: string;
  /** Its second-level sections, for the table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}

/** The shop's address as the sources write it. */
const usualShop = 'localhost:3000';

const contentsSchema = z.array(z.string().regex(/^[a-z-]+$/)).min(1);

/**
 * Reads and renders the help, in the order of its contents. Headings get ids of the form `page/section`, links between pages point to
 * them, and addresses of the shop are marked with `data-shop`, so that the page can fill in the real one.
 * @param resources the folder `resources/`
 * @param translated pages in another language, by name; those that it lacks are English
 * @throws ContentError for a page that does not begin with its title, and for a link that leads nowhere or needs a network
 */
export function buildHelp(resources: string, translated: ReadonlyMap<string, string> = new Map()): readonly HelpPage[] {
  const files = openContentFiles(resources);
  const names = files.yaml('help/contents.yml', contentsSchema);
  const pages = names.map((name) => {
    const english = files.bytes(`help/${name}.md`).toString('utf8');
    const own = translated.get(name);
    return own === undefined ? render(name, english) : render(name, own, headingIds(english));
  });
  const ids = new Set(pages.flatMap(({ html }) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
  for (const { name, html } of pages) {
    for (const [, target = ''] of html.matchAll(/ href="#([^"]+)"/g)) {
      if (!ids.has(target)) {
        throw new ContentError(`resources/help/${name}.md: no page of the help has the section ${target}`);
      }
    }
  }
  return pages;
}

/** @param ids those of the English headings, for a translation */
function render(name: string, source: string, ids: readonly string[] = []): HelpPage {
  let headings = 0;
  const sections: { readonly id: string; readonly title: string }[] = [];
  let title: string | undefined;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const plain = html.replace(/<[^>]+>/g, '');
        const own = ids[headings++] ?? slug(plain);
        if (depth === 1) {
          title ??= plain;
          return `<h1 id="${name}">${html}</h1>\n`;
        }
        const id = `${name}/${own}`;
        if (depth === 2) {
          sections.push({ id, title: plain });
        }
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      // The box is for a pen on paper, since nothing would remember a tick on the screen.
      checkbox: () => '<span class="box" aria-hidden="true"></span>',
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${target(name, href)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  if (title === undefined || !source.startsWith('# ')) {
    throw new ContentError(`resources/help/${name}.md: expected its title in the first line`);
  }
  return { name, title, sections, html: makeScrollable(markShop(html)) };
}

/** Returns where a link in the sources leads on the rendered page. */
function target(page: string, href: string): string {
  const other = /^(?<name>[a-z-]+)\.md(?:#(?<section>[a-z0-9-]+))?$/.exec(href)?.groups;
  if (other !== undefined) {
    return other.section === undefined ? `#${other.name}` : `#${other.name}/${other.section}`;
  }
  if (href.startsWith('#')) {
    return `#${page}/${href.slice(1)}`;
  }
  if (href.startsWith(`http://${usualShop}/`)) {
    return href;
  }
  throw new ContentError(`resources/help/${page}.md: a link to ${href} does not work without a network`);
}

/** Marks the shop's addresses in text, and in links that begin with one. */
export function markShop(html: string): string {
  return html.replace(/<[^>]+>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part.replace(/(<a href=")(http:\/\/localhost:3000\/[^"]*)/, '$1$2" data-shop-link="')
      : part.replaceAll(usualShop, `<span data-shop>${usualShop}</span>`),
  );
}

/** Makes wide tables and long lines of code scroll on their own, with the keyboard too. */
function makeScrollable(html: string): string {
  return html
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(/<table>.*?<\/table>/gs, (table) => `<div class="wide" tabindex="0">${table}</div>`);
}
