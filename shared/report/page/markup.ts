import { escapeHtml } from '../../text/escape-html.ts';

/** HTML that is safe to put into a page: made by `markup` only. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | readonly Markup[] | string | number;

/** A tag for templates: everything that is not markup itself is text, and escaped. Attributes have to stand in double quotes. */
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
