import { escapeHtml } from '../../text/escape-html.ts';

/** HTML that is safe to put into a page. Only `markup` makes it. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | readonly Markup[] | string | number;

/** A template tag that escapes everything except markup. Attributes have to be in double quotes. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const html = texts.map((text, index) => text + (index < parts.length ? htmlOf(parts[index] ?? '') : '')).join('');
  return { html };
}

function htmlOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') {
    return escapeHtml(String(part));
  }
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}
