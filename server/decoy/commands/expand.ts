import { attempt } from '../files/attempt.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { joinPath } from '../files/paths.ts';
import { createNameMatcher } from './name-pattern.ts';
import type { Script, Word, WordPart } from './syntax.ts';

/** What a word may refer to. */
export interface Expansion {
  variable(name: string): string;
  /** Output of a script. */
  output(script: Script): string;
  readonly files: DecoyFiles;
}

/** A piece of an expanded word; only unquoted ones are split and matched against file names. */
interface Piece {
  readonly text: string;
  readonly quoted: boolean;
}

interface SplittablePiece extends Piece {
  /** Came from a variable or a script, outside of quotes. */
  readonly split: boolean;
}

/** Most names that one pattern may stand for. */
const mostNames = 1000;

/** Expands words to arguments: variables, output of scripts, splitting at blanks, file names for patterns. */
export function expandWords(words: readonly Word[], expansion: Expansion): string[] {
  return words.flatMap((word) =>
    splitFields(piecesOf(word, expansion)).flatMap((field) => matchNames(field, expansion)),
  );
}

/** Expands a word that stays one, such as the value of a variable. */
export function expandWord(word: Word, expansion: Expansion): string {
  return piecesOf(word, expansion)
    .map(({ text }) => text)
    .join('');
}

function piecesOf(word: Word, expansion: Expansion): SplittablePiece[] {
  return word.map((part, index) => pieceOf(part, index === 0, expansion));
}

function pieceOf(part: WordPart, isFirst: boolean, expansion: Expansion): SplittablePiece {
  const { quoted } = part;
  switch (part.kind) {
    case 'text':
      return { text: isFirst ? homeOf(part.text, quoted, expansion) : part.text, quoted, split: false };
    case 'variable': {
      const text = expansion.variable(part.name) || expandWord(part.fallback, expansion);
      return { text, quoted, split: !quoted };
    }
    case 'command':
      return { text: withoutLastLines(expansion.output(part.script)), quoted, split: !quoted };
  }
}

function homeOf(text: string, quoted: boolean, expansion: Expansion): string {
  return !quoted && text === '~' ? expansion.variable('HOME') : text;
}

/** What came from a variable or a script is split at blanks; a quoted part, even an empty one, makes a field. */
function splitFields(pieces: readonly SplittablePiece[]): Piece[][] {
  const fields: Piece[][] = [];
  let field: Piece[] | undefined;
  for (const { text, quoted, split } of pieces) {
    const parts = split ? text.split(/[ \t\n]+/) : [text];
    parts.forEach((part, index) => {
      if (index > 0 && field !== undefined) {
        fields.push(field);
        field = undefined;
      }
      if (part !== '' || quoted) {
        field = [...(field ?? []), { text: part, quoted }];
      }
    });
  }
  return field === undefined ? fields : [...fields, field];
}

function matchNames(field: readonly Piece[], { files }: Expansion): string[] {
  const text = field.map((piece) => piece.text).join('');
  if (!field.some((piece) => !piece.quoted && /[*?[]/.test(piece.text))) {
    return [text];
  }
  // Quoted characters stand for themselves in a pattern.
  const pattern = field.map((piece) => (piece.quoted ? piece.text.replace(/[*?[\]\\]/g, '\\$&') : piece.text)).join('');
  const found = matchingPaths(pattern, files);
  return found.length === 0 ? [text] : found;
}

function matchingPaths(pattern: string, files: DecoyFiles): string[] {
  const isAbsolute = pattern.startsWith('/');
  let found: string[] = [isAbsolute ? '/' : ''];
  for (const part of pattern.split('/').filter(Boolean)) {
    const matches = createNameMatcher(part);
    found = found
      .flatMap((folder) =>
        namesIn(files, folder)
          .filter(matches)
          .map((name) => (folder === '' ? name : joinPath(folder, name))),
      )
      .slice(0, mostNames);
  }
  return found.sort();
}

function namesIn(files: DecoyFiles, folder: string): readonly string[] {
  return attempt(() => files.list(folder === '' ? '.' : folder), []);
}

/** The text without the line breaks that end it. */
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') {
    end -= 1;
  }
  return text.slice(0, end);
}
