import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** A regular expression as it is written in the source. */
export interface Literal {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** A regular expression that is made from a string: a call of `RegExp`, or of a string method that makes one of its argument. */
export interface Made {
  readonly file: string;
  readonly call: string;
}

export interface Patterns {
  readonly literals: readonly Literal[];
  readonly made: readonly Made[];
}

/** String methods that make a regular expression from a string. */
const makers: ReadonlySet<string> = new Set(['match', 'matchAll', 'search']);

/** Returns every regular expression in the TypeScript below these folders, which are given relative to the repository's root. */
export function collectPatterns(folders: readonly string[]): Patterns {
  const found = folders.flatMap(sourcesBelow).map((file) => patternsOf(file, readFileSync(file, 'utf8')));
  return { literals: found.flatMap(({ literals }) => literals), made: found.flatMap(({ made }) => made) };
}

export function patternsOf(file: string, text: string): Patterns {
  const literals: Literal[] = [];
  const made: Made[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      return;
    }
    // A node of the tree has whatever fields its kind has; only those read here matter.
    const node = value as Record<string, unknown>;
    const pattern = node.regex as { readonly pattern: string; readonly flags: string } | undefined;
    if (node.type === 'Literal' && pattern !== undefined) {
      const line = text.slice(0, Number(node.start)).split('\n').length;
      literals.push({ place: `${file}:${line}`, source: pattern.pattern, flags: pattern.flags });
    }
    if (makesPattern(node)) {
      made.push({ file, call: text.slice(Number(node.start), Number(node.end)) });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { literals, made };
}

function makesPattern({ type, callee, arguments: given }: Record<string, unknown>): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') {
    return false;
  }
  // The called function has a name of its own or is a property of something.
  const { name, property } = callee as { readonly name?: string; readonly property?: { readonly name?: string } };
  if (name === 'RegExp' || property?.name === 'RegExp') {
    return true;
  }
  const [first] = given as readonly { readonly type: string; readonly regex?: unknown }[];
  const isText = first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && first.regex === undefined);
  return makers.has(property?.name ?? '') && isText;
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}
