/** The rules of a style sheet that a piece of markup needs. */
export interface NeededStyles {
  /** Fonts, and the rules of the root element and the body. */
  readonly document: string;
  /** All others. */
  readonly markup: string;
}

/** A rule or an at-rule. Its body is null for a statement such as `@layer a, b;`. */
interface Block {
  readonly head: string;
  readonly body: string | null;
}

/** At-rules that contain rules. */
const groups = /^@(?:media|supports|layer|container)\b/;

/**
 * Finds the rules for a piece of markup that stands in a shadow root, where no selector sees what is outside.
 * @param css as the build writes it
 * @param isNeededFont gets a font's rule
 */
export function neededStyles(css: string, markup: string, isNeededFont: (rule: string) => boolean): NeededStyles {
  const names = namesIn(markup);
  const select = (isWanted: (selector: string) => boolean, fonts: boolean): string => {
    const within = (text: string): string =>
      blocksOf(text)
        .map(({ head, body }) => {
          if (body === null) {
            return head.startsWith('@layer') ? `${head};` : '';
          }
          if (groups.test(head)) {
            const kept = within(body);
            return kept === '' ? '' : `${head}{${kept}}`;
          }
          if (head.startsWith('@')) {
            return fonts && head === '@font-face' && isNeededFont(body) ? `${head}{${body}}` : '';
          }
          const wanted = splitAt(head, ',').filter(isWanted);
          return wanted.length === 0 ? '' : `${wanted.join(',')}{${body}}`;
        })
        .join('');
    return within(css);
  };
  return {
    document: select(isOfDocument, true),
    markup: select(
      (selector) => !/(?:^|[\s(>])(?:html|body)\b|:root|:host/.test(selector) && uses(selector, names),
      false,
    ),
  };
}

/** Leaves out the custom properties to which neither the sheets nor the markup refer. Most are those of the component library. */
export function withoutUnused(sheets: readonly string[], markup: string): readonly string[] {
  let left = sheets;
  for (let before: readonly string[] = []; before.join() !== left.join(); ) {
    before = left;
    const used = new Set([...(left.join() + markup).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    left = left.map((sheet) =>
      sheet.replace(/(?<=[{;])\s*(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name) => (used.has(name) ? whole : '')),
    );
  }
  return left;
}

function isOfDocument(selector: string): boolean {
  return /^(?:html|body|:root|:host)+(?:\[[^\]]*\])?$/.test(selector.trim());
}

/** Whether everything that a selector names is there. What is named only in brackets of a pseudo-class counts as there. */
function uses(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  if (/:(?:hover|focus|active|visited|disabled)/.test(plain)) {
    return false;
  }
  const used = plain.replace(/::?[\w-]+/g, '').match(/[.#]?[a-zA-Z_][\w-]*/g) ?? [];
  return used.every((name) => names.has(name));
}

/** Returns the tags, the classes as `.name` and the ids as `#name`. */
function namesIn(markup: string): ReadonlySet<string> {
  const values = (attribute: string) =>
    [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(/\s+/));
  return new Set([
    ...[...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag),
    ...values('class').map((name) => `.${name}`),
    ...values('id').map((name) => `#${name}`),
  ]);
}

/** Splits a style sheet, or the body of a group, into its rules. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  scan(css, (letter, index, depth) => {
    if (letter === '{' && depth === 0) {
      open = index;
    } else if (letter === '}' && depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    } else if (letter === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  });
  return blocks;
}

/** Splits where a letter stands outside of all brackets. */
function splitAt(text: string, separator: string): readonly string[] {
  const ends: number[] = [];
  scan(text, (letter, index, depth) => {
    if (letter === separator && depth === 0) {
      ends.push(index);
    }
  });
  return [...ends, text.length].map((end, index) =>
    text.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end).trim(),
  );
}

/** Visits the letters outside of strings, with the number of brackets around each; a bracket counts as outside of itself. */
function scan(css: string, visit: (letter: string, index: number, depth: number) => void): void {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < css.length; index += 1) {
    const letter = css.charAt(index);
    if (letter === '\\') {
      index += 1;
    } else if (quote !== '') {
      quote = letter === quote ? '' : quote;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
    } else {
      depth -= '})]'.includes(letter) ? 1 : 0;
      visit(letter, index, depth);
      depth += '{(['.includes(letter) ? 1 : 0;
    }
  }
}
