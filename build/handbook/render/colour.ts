import { highlight } from '../../../renderer/src/training/coding-challenge/code/highlight.ts';
import {
  type CodeLine,
  linesOf,
  type Token,
  type TokenKind,
} from '../../../renderer/src/training/coding-challenge/code/tokens.ts';
import { markupTokens } from '../../../renderer/src/training/workbench/view/code/markup.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { python, sql, wordTokens } from './words.ts';

/** The languages of fenced code. Any other name is refused, because it would be a slip. */
const languages: Readonly<Record<string, (code: string) => readonly CodeLine[]>> = {
  text: plain,
  sh: plain,
  http: httpLines,
  json: (code) => highlight(code, 'typescript'),
  js: (code) => highlight(code, 'typescript'),
  ts: (code) => highlight(code, 'typescript'),
  tsx: (code) => highlight(code, 'typescript'),
  yaml: (code) => highlight(code, 'yaml'),
  solidity: (code) => highlight(code, 'solidity'),
  python: (code) => linesOf(wordTokens(code, python)),
  sql: (code) => linesOf(wordTokens(code, sql)),
  html: (code) => linesOf(markupTokens(code, scriptTokens)),
  xml: (code) => linesOf(markupTokens(code, scriptTokens)),
};

/** Returns the names of the languages that can be coloured. */
export const languageNames = Object.keys(languages);

/** Code that was coloured before: most of it is the same in every language of the handbook. */
const known = new Map<string, readonly CodeLine[]>();

/** Splits code into lines of coloured tokens; undefined for a language that has no colours. */
export function coloured(code: string, language: string): readonly CodeLine[] | undefined {
  const colour = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return colour === undefined ? undefined : onlyOnce(`${language}:${code}`, () => colour(code));
}

/** Splits source code of the shop into lines of coloured tokens. */
export function colouredSource(code: string): readonly CodeLine[] {
  return onlyOnce(`:${code}`, () => highlight(code));
}

function onlyOnce(key: string, colour: () => readonly CodeLine[]): readonly CodeLine[] {
  const lines = known.get(key) ?? colour();
  known.set(key, lines);
  return lines;
}

/** The class of each kind of token. */
const classes: Readonly<Record<Exclude<TokenKind, 'plain'>, string>> = {
  comment: 'c',
  keyword: 'k',
  string: 's',
  value: 'v',
  type: 't',
  name: 'n',
};

/** Returns a line as HTML. */
export function lineHtml(line: CodeLine): string {
  return line
    .map(({ text, kind }) =>
      kind === 'plain' ? escapeHtml(text) : `<span class="${classes[kind]}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

function plain(code: string): readonly CodeLine[] {
  return code.split('\n').map((line) => (line === '' ? [] : [{ text: line, kind: 'plain' }]));
}

/** Colours a message: its first line, its headers, and a body by what it looks like. */
function httpLines(text: string): readonly CodeLine[] {
  const [head = '', ...parts] = text.split('\n\n');
  const lines = head.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const headLines = lines.map((line, index): CodeLine => {
    if (index < first) {
      return [{ text: line, kind: 'comment' }];
    }
    return index === first ? firstLine(line) : headerLine(line);
  });
  const body = parts.join('\n\n');
  return parts.length === 0 ? headLines : [...headLines, [], ...bodyLines(body)];
}

function firstLine(line: string): CodeLine {
  const space = line.indexOf(' ');
  return [
    { text: line.slice(0, space), kind: 'keyword' },
    { text: line.slice(space), kind: 'string' },
  ];
}

function headerLine(line: string): CodeLine {
  const colon = line.indexOf(':');
  return [
    { text: line.slice(0, colon), kind: 'name' },
    { text: line.slice(colon), kind: 'plain' },
  ];
}

function bodyLines(body: string): readonly CodeLine[] {
  if (/^\s*[[{]/.test(body)) {
    return highlight(body, 'typescript');
  }
  return /^\s*</.test(body) ? linesOf(markupTokens(body, scriptTokens)) : plain(body);
}

function* scriptTokens(code: string): Generator<Token> {
  for (const [index, line] of highlight(code, 'typescript').entries()) {
    if (index > 0) {
      yield { text: '\n', kind: 'plain' };
    }
    yield* line;
  }
}
