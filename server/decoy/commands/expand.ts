import { attempt } from '../files/attempt.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { joinPath } from '../files/paths.ts';
import { createNameMatcher } from './name-pattern.ts';
import type { Script, Word, WordPart } from './syntax.ts';

/** What the parts of a word may refer to. */
export interface Expansion {
  variable(name: string): string;
  /** Runs a script and returns its output. */
  output(script: Script): string;
  readonly files: DecoyFiles;
}

/** A piece of an expanded word. Only unquoted pieces are matched against file names. */
interface Piece {
  readonly text: string;
  readonly quoted: boolean;
}

/** The most names that one pattern may match. */
const mostNames = 1000;

/**
 * Expands words to arguments: inserts variables and the output of scripts, splits at blanks, and replaces patterns with
 * file names.
 */
export function expandWords(words: readonly Word[], expansion: Expansion): string[] {
  return words.flatMap((word) => fieldsOf(word, expansion).flatMap((field) => matchNames(field, expansion)));
}

/** Expands a word without splitting it, such as the value of a variable. */
export function expandWord(word: Word, expansion: Expansion): string {
  return word.map((part, index) => textOf(part, index === 0, expansion)).join('');
}

function textOf(part: WordPart, isFirst: boolean, expansion: Expansion): string {
  switch (part.kind) {
    case 'text':
      return isFirst && !part.quoted ? part.text.replace(/^~(?=\/|$)/, () => expansion.variable('HOME')) : part.text;
    case 'variable':
      return expansion.variable(part.name);
    case 'command':
      return withoutLastLines(expansion.output(part.script));
  }
}

/** Splits whatever came from a variable or a script at blanks. A quoted part makes a field even if it is empty. */
function fieldsOf(word: Word, expansion: Expansion): Piece[][] {
  const fields: Piece[][] = [];
  let field: Piece[] | undefined;
  word.forEach((part, index) => {
    const { kind, quoted } = part;
    const text = textOf(part, index === 0, expansion);
    const parts = kind === 'text' || quoted ? [text] : text.split(/[ \t\n]+/);
    parts.forEach((each, position) => {
      if (position > 0 && field !== undefined) {
        fields.push(field);
        field = undefined;
      }
      if (each !== '' || quoted) {
        field = [...(field ?? []), { text: each, quoted }];
      }
    });
  });
  return field === undefined ? fields : [...fields, field];
}

function matchNames(field: readonly Piece[], { files }: Expansion): string[] {
  const text = field.map((piece) => piece.text).join('');
  if (!field.some((piece) => !piece.quoted && /[*?]/.test(piece.text))) {
    return [text];
  }
  // Quoted characters stand for themselves in a pattern.
  const pattern = field.map((piece) => (piece.quoted ? piece.text.replace(/[*?\\]/g, '\\$&') : piece.text)).join('');
  const found = matchingPaths(pattern, files);
  return found.length === 0 ? [text] : found;
}

function matchingPaths(pattern: string, files: DecoyFiles): string[] {
  let found: string[] = [pattern.startsWith('/') ? '/' : ''];
  for (const part of pattern.split('/').filter(Boolean)) {
    const matches = createNameMatcher(part);
    const namesIn = (folder: string) => attempt(() => files.list(folder || '.'), []).filter(matches);
    found = found
      .flatMap((folder) => namesIn(folder).map((name) => (folder === '' ? name : joinPath(folder, name))))
      .slice(0, mostNames);
  }
  return found.sort();
}

/** Returns the text without its trailing line breaks. */
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') {
    end -= 1;
  }
  return text.slice(0, end);
}
