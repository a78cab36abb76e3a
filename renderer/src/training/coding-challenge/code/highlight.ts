import type { Tree } from '@lezer/common';
import { type Highlighter, highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser as scriptParser } from '@lezer/javascript';
import { parser as yamlParser } from '@lezer/yaml';
import { type Language, languageOf } from './language.ts';
import { solidityTokens } from './solidity.ts';
import { type CodeLine, linesOf, type Token, type TokenKind } from './tokens.ts';

/** The classes that these highlighters assign are the token kinds. */
const scriptKinds = tagHighlighter([
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.keyword, tags.self, tags.modifier], class: 'keyword' },
  { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'value' },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName], class: 'type' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    class: 'name',
  },
]);

const yamlKinds = tagHighlighter([
  { tag: tags.comment, class: 'comment' },
  { tag: tags.definition(tags.propertyName), class: 'name' },
  { tag: [tags.string, tags.content], class: 'string' },
]);

// The dialect covers types and JSX, because every script snippet uses one of them.
const tsxParser = scriptParser.configure({ dialect: 'ts jsx' });

/** Splits code into lines of coloured tokens. */
export function highlight(code: string, language: Language = languageOf(code)): readonly CodeLine[] {
  switch (language) {
    case 'solidity':
      return linesOf(solidityTokens(code));
    case 'yaml':
      return linesOf(treeTokens(code, yamlParser.parse(code), yamlKinds));
    case 'typescript':
      return linesOf(treeTokens(code, tsxParser.parse(code), scriptKinds));
  }
}

function treeTokens(code: string, tree: Tree, kinds: Highlighter): readonly Token[] {
  const tokens: Token[] = [];
  highlightCode(
    code,
    tree,
    kinds,
    // The highlighter's classes are token kinds, or empty. The last of several is the innermost.
    (text, classes) => tokens.push({ text, kind: (classes.split(' ').at(-1) || 'plain') as TokenKind }),
    () => tokens.push({ text: '\n', kind: 'plain' }),
  );
  return tokens;
}
