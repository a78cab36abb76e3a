import { Marked, type MarkedToken } from 'marked';
import { slug } from './slug.ts';

/** Returns the ids of the headings of an English text, in their order. Its translations have the same, so that links hold in every language. */
export function headingIds(text: string): readonly string[] {
  const marked = new Marked();
  const tokens = marked.lexer(text) as MarkedToken[];
  return tokens.flatMap((token) =>
    token.type === 'heading' ? [slug(marked.parseInline(token.text, { async: false }))] : [],
  );
}
