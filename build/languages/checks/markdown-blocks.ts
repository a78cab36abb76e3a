import { Lexer, Marked, type MarkedToken, type Token } from 'marked';

/** A piece of a Markdown text that is compared as one: a heading, a paragraph, an item, a cell, code. */
export interface Block {
  /** What it is, as faults say it. Blocks of the same kind have the same form. */
  readonly kind: string;
  /** What a translator writes anew: Markdown without blocks. Empty where nothing is translated. */
  readonly text: string;
  /** The line on which it, or the list or table that it belongs to, begins. */
  readonly line: number;
}

/** What stands in a text besides words. */
export interface Marks {
  readonly codes: readonly string[];
  readonly links: readonly string[];
  readonly bold: readonly string[];
  readonly html: readonly string[];
  /** The words themselves. */
  readonly prose: string;
}

/** As lessons are read: addresses in a sentence are words. */
const markdown = new Marked({ tokenizer: { url: () => undefined } });

/** The blocks, and the marks, of texts that were looked at before: the English ones are compared with each language. */
const knownBlocks = new Map<string, readonly Block[]>();
const knownMarks = new Map<string, Marks>();

/** Splits a Markdown text into blocks. @param line the number of its first line */
export function blocksOf(text: string, line = 1): readonly Block[] {
  const key = `${line}:${text}`;
  const blocks = knownBlocks.get(key) ?? split(text, line);
  knownBlocks.set(key, blocks);
  return blocks;
}

function split(text: string, line: number): readonly Block[] {
  let at = line;
  return markdown.lexer(text).flatMap((token) => {
    const blocks = blocksIn(token, at);
    at += token.raw.split('\n').length - 1;
    return blocks;
  });
}

function blocksIn(generic: Token, line: number): readonly Block[] {
  // These are the kinds that marked has without extensions.
  const token = generic as MarkedToken;
  const inner = (tokens: readonly Token[]) => tokens.flatMap((other) => blocksIn(other, line));
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: `a heading ${'#'.repeat(token.depth)}`, text: token.text, line }];
    case 'paragraph':
      return [placed(token.text, line) ?? { kind: 'a paragraph', text: token.text, line }];
    case 'text':
      return [{ kind: 'a text', text: token.text, line }];
    case 'code':
      return [{ kind: `the code ${JSON.stringify([token.lang ?? '', token.text])}`, text: '', line }];
    case 'blockquote':
      return [{ kind: 'a quotation', text: '', line }, ...inner(token.tokens)];
    case 'list': {
      const items = token.items.flatMap((item) => [{ kind: 'an item', text: '', line }, ...inner(item.tokens)]);
      return [
        { kind: `a ${token.ordered ? 'numbered list' : 'list'} of ${token.items.length}`, text: '', line },
        ...items,
      ];
    }
    case 'table': {
      const cells = [token.header, ...token.rows].flat().map(({ text }) => ({ kind: 'a cell', text, line }));
      return [{ kind: `a table of ${token.header.length} by ${token.rows.length}`, text: '', line }, ...cells];
    }
    default:
      return [{ kind: token.raw.trim(), text: '', line }];
  }
}

/** Reads a paragraph in double braces. Only the caption of a diagram is translated. */
function placed(text: string, line: number): Block | undefined {
  const { diagram, caption = '' } = /^\{\{(?<diagram>diagram \S+)\s+(?<caption>[\s\S]*)\}\}$/.exec(text)?.groups ?? {};
  if (diagram !== undefined) {
    return { kind: `{{${diagram} ...}}`, text: caption, line };
  }
  return text.startsWith('{{') ? { kind: text.replace(/\s+/g, ' '), text: '', line } : undefined;
}

/** Returns what stands in a text besides words. @param text Markdown without blocks */
export function marksOf(text: string): Marks {
  const marks = knownMarks.get(text) ?? findMarks(text);
  knownMarks.set(text, marks);
  return marks;
}

function findMarks(text: string): Marks {
  const found = { codes: [] as string[], links: [] as string[], bold: [] as string[], html: [] as string[] };
  const prose: string[] = [];
  const walk = (tokens: readonly Token[]): void => {
    for (const generic of tokens) {
      const token = generic as MarkedToken;
      if (token.type === 'codespan') {
        found.codes.push(token.text);
      } else if (token.type === 'html') {
        found.html.push(token.raw);
      } else if (token.type === 'link') {
        found.links.push(token.href);
        walk(token.tokens);
      } else if (token.type === 'strong') {
        found.bold.push(token.text);
        walk(token.tokens);
      } else if ('tokens' in token && token.tokens !== undefined) {
        walk(token.tokens);
      } else {
        prose.push(token.raw);
      }
    }
  };
  walk(Lexer.lexInline(text, markdown.defaults));
  return { ...found, prose: prose.join('') };
}
