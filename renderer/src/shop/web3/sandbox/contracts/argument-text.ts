import { Refusal } from '../../chain/failures.ts';

/** A value as it was typed: a list in brackets, or a text that its type will make something of. */
export type Typed =
  | { readonly kind: 'list'; readonly items: readonly Typed[] }
  | { readonly kind: 'text'; readonly text: string; readonly isQuoted: boolean };

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/**
 * Reads values separated by commas. Lists stand in `[]`, tuples in `()` or `[]`; a text that holds commas or brackets stands in quotes.
 * @throws Refusal when brackets or quotes do not match
 */
export function readArgumentText(text: string): readonly Typed[] {
  const reader = createReader(text);
  reader.skipSpace();
  if (reader.isAtEnd()) {
    return [];
  }
  const items = readItems(reader, undefined);
  return items;
}

interface Reader {
  peek(): string;
  take(): string;
  skipSpace(): void;
  isAtEnd(): boolean;
}

function createReader(text: string): Reader {
  let place = 0;
  return {
    peek: () => text.charAt(place),
    take: () => text.charAt(place++),
    skipSpace: () => {
      while (/\s/.test(text.charAt(place))) {
        place += 1;
      }
    },
    isAtEnd: () => place >= text.length,
  };
}

/** Up to the closing bracket, which is taken, or without one up to the end. */
function readItems(reader: Reader, close: string | undefined): readonly Typed[] {
  const items: Typed[] = [];
  for (;;) {
    reader.skipSpace();
    if (items.length === 0 && close !== undefined && reader.peek() === close) {
      reader.take();
      return items;
    }
    items.push(readItem(reader));
    reader.skipSpace();
    if (reader.isAtEnd()) {
      if (close !== undefined) {
        throw new Refusal('WEB3_BRACKET_OPEN', { bracket: close });
      }
      return items;
    }
    const next = reader.take();
    if (next === close) {
      return items;
    }
    if (next !== ',') {
      throw new Refusal('WEB3_BRACKET_STRAY', { bracket: next });
    }
  }
}

function readItem(reader: Reader): Typed {
  const first = reader.peek();
  const close = closing[first];
  if (close !== undefined) {
    reader.take();
    return { kind: 'list', items: readItems(reader, close) };
  }
  if (first === '"' || first === "'") {
    return { kind: 'text', text: readQuoted(reader), isQuoted: true };
  }
  let text = '';
  while (!reader.isAtEnd() && !/[,[\]()]/.test(reader.peek())) {
    text += reader.take();
  }
  return { kind: 'text', text: text.trim(), isQuoted: false };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function readQuoted(reader: Reader): string {
  const quote = reader.take();
  let text = '';
  while (!reader.isAtEnd()) {
    const next = reader.take();
    if (next === quote) {
      return text;
    }
    if (next === '\\') {
      const escaped = reader.take();
      text += escapes[escaped] ?? escaped;
    } else {
      text += next;
    }
  }
  throw new Refusal('WEB3_QUOTE_OPEN');
}
