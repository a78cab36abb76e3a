import { type Plugin, parseAst } from 'vite';

/** A range of code, and its replacement. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Writes the strings of `main.js` as walkthroughs search for them: in double quotes, with lower-case escapes for non-ASCII characters
 * (ui-shop.md 1). The minifier prefers backticks and plain Unicode.
 */
export function plainStrings(): Plugin {
  return {
    name: 'plain-strings',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const main = bundle['main.js'];
        if (main?.type === 'chunk') {
          main.code = withPlainStrings(main.code);
        }
      },
    },
  };
}

/** Returns the same program with every string in that form. */
export function withPlainStrings(code: string): string {
  const replacements: Replacement[] = [];
  collect(parseAst(code), replacements);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of replacements.toSorted((one, other) => one.start - other.start)) {
    parts.push(code.slice(at, start), text);
    at = end;
  }
  return parts.join('') + code.slice(at);
}

function collect(node: unknown, found: Replacement[]): void {
  if (Array.isArray(node)) {
    for (const element of node) {
      collect(element, found);
    }
    return;
  }
  // The tag of a tagged template may read the raw string, so such templates are not changed.
  if (!isNode(node) || node.type === 'TaggedTemplateExpression') {
    return;
  }
  const text = replacementOf(node);
  if (text === undefined) {
    collect(Object.values(node), found);
  } else {
    found.push({ start: node.start, end: node.end, text });
  }
}

/** Puts strings, and templates without placeholders, in double quotes; writes the text of other templates with escapes. */
function replacementOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return escaped(JSON.stringify(node.value));
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1) {
    return escaped(JSON.stringify(node.quasis[0].value.cooked));
  }
  if (node.type === 'TemplateElement') {
    return escaped(Object(node.value).raw);
  }
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return code.length <= 2 ? `\\x${code}` : `\\u${code.padStart(4, '0')}`;
  });
}

type Node = Record<string, unknown> & { readonly type: string; readonly start: number; readonly end: number };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
