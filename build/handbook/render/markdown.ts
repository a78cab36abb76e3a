import { Marked, type Tokens } from 'marked';
import { type LinkTarget, linkTarget } from './links.ts';

/** What the text of a lesson is made of, as it is found while rendering. */
export interface Findings {
  /** Called for each link. Throws for one that leads nowhere. */
  readonly onLink: (target: LinkTarget, written: string) => void;
  /** Returns the id of the next heading. */
  readonly idOf: (html: string) => string;
  /** What a table is called, as HTML. */
  readonly table: string;
  /** Throws: something is written that a lesson may not have. */
  readonly onFault: (expected: string) => never;
}

/** Makes the renderer of a lesson's Markdown. Code, headings of sections and what stands in double braces are rendered elsewhere. */
export function lessonMarkdown(lesson: string, { onLink, idOf, table, onFault }: Findings): Marked {
  return new Marked<string, string>({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${idOf(html)}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const target = linkTarget(lesson, href);
        onLink(target, href);
        const html = this.parser.parseInline(tokens);
        return target.kind === 'refused' ? html : `<a href="${target.href.replaceAll('&', '&amp;')}">${html}</a>`;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: (index: number) => string) => {
          const inner = cells.map((cell, index) => {
            const [name = ''] = tag(index).split(' ');
            return `<${tag(index)}>${this.parser.parseInline(cell.tokens)}</${name}>`;
          });
          return `<tr>${inner.join('')}</tr>\n`;
        };
        // Without a word above it, the first column is what the rows are about.
        const isNamed = token.header[0]?.text !== '';
        const head = row(token.header, (index) => (index > 0 || isNamed ? 'th scope="col"' : 'td'));
        const rows = token.rows.map((cells) => row(cells, (index) => (index > 0 || isNamed ? 'td' : 'th scope="row"')));
        return `<div class="wide" tabindex="0" role="group" aria-label="${table}"><table>\n<thead>${head}</thead>\n<tbody>${rows.join('')}</tbody>\n</table></div>\n`;
      },
      html: ({ raw }: Tokens.HTML | Tokens.Tag) => onFault(`no HTML, received ${raw.trim().slice(0, 40)}`),
      image: () => onFault('no picture: diagrams are written {{diagram name Caption}}'),
      checkbox: () => onFault('no boxes to tick'),
      text({ text }: Tokens.Text | Tokens.Escape) {
        if (/\{\{ ?(?:code|request|diagram)\b/.test(text)) {
          onFault('what stands in double braces in a paragraph of its own');
        }
        // What is left to do is what is always done.
        return false;
      },
    },
    // Addresses and emails in a sentence are examples, and most of them lead nowhere here.
    tokenizer: { url: () => undefined },
  });
}
