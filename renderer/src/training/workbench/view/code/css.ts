import type { Token } from '../../../coding-challenge/code/tokens.ts';

const pattern =
  /(?<comment>\/\*[\s\S]*?(?:\*\/|$))|(?<string>"[^"\n]*"?|'[^'\n]*'?)|(?<keyword>@[\w-]+|!important)|(?<value>#[\da-fA-F]{3,8}\b|-?\d[\d.]*[\w%]*)|(?<word>[A-Za-z_-][\w-]*)|(?<brace>[{};])/g;

/** Splits a style sheet into tokens. */
export function* cssTokens(code: string): Generator<Token> {
  let end = 0;
  // Names of properties are those words in braces that a colon follows.
  let isValue = false;
  let depth = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(pattern)) {
    if (index > end) {
      const between = code.slice(end, index);
      isValue ||= depth > 0 && between.includes(':');
      yield { text: between, kind: 'plain' };
    }
    end = index + text.length;
    if (groups.brace !== undefined) {
      depth = Math.max(depth + (text === '{' ? 1 : text === '}' ? -1 : 0), 0);
      isValue = false;
    }
    yield { text, kind: kindOf(groups, depth > 0 && !isValue && /^\s{0,8}:/.test(code.slice(end, end + 9))) };
  }
  yield { text: code.slice(end), kind: 'plain' };
}

function kindOf(groups: Readonly<Record<string, string | undefined>>, isProperty: boolean): Token['kind'] {
  const known = (['comment', 'string', 'keyword', 'value'] as const).find((kind) => groups[kind] !== undefined);
  return known ?? (groups.word === undefined ? 'plain' : isProperty ? 'name' : 'type');
}
