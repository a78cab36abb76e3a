import type { Scanner } from './scanner.ts';
import { type Script, ShellSyntaxError, type Word, type WordPart } from './syntax.ts';

/** What ends a word outside of quotes. */
const endsWord = /[\s;&|<>()]/;

/** Reads the script inside of `$( )` or backticks, up to its end. */
export type ReadScript = (scanner: Scanner, until: ')' | '`') => Script;

/** Reads a word, or gives undefined where none begins. @throws ShellSyntaxError */
export function parseWord(scanner: Scanner, readScript: ReadScript, until = endsWord): Word | undefined {
  const parts: WordPart[] = [];
  const add = (text: string, quoted: boolean) => parts.push({ kind: 'text', text, quoted });
  while (!scanner.isAtEnd && !until.test(scanner.peek)) {
    const character = scanner.peek;
    if (character === "'") {
      scanner.take();
      add(scanner.takeUntil("'") ?? unterminated(), true);
    } else if (character === '"') {
      scanner.take();
      parts.push(...parseDoubleQuoted(scanner, readScript));
    } else if (character === '\\') {
      scanner.take();
      addEscaped(scanner, add);
    } else if (character === '`' && until.test('`')) {
      break;
    } else if (character === '$' || character === '`') {
      parts.push(parseExpansion(scanner, readScript, false));
    } else {
      add(scanner.take(), false);
    }
  }
  return parts.length === 0 ? undefined : parts;
}

/** A backslash is behind us. `.\x` is how walkthroughs for Windows start a program, so there it is a slash. */
function addEscaped(scanner: Scanner, add: (text: string, quoted: boolean) => void): void {
  const next = scanner.take();
  if (next === '\n') {
    return;
  }
  const isWindowsPath = /(?:^|[\s;&|])\.\\$/.test(scanner.behind(1));
  add(isWindowsPath ? `/${next}` : next, true);
}

function parseDoubleQuoted(scanner: Scanner, readScript: ReadScript): WordPart[] {
  const parts: WordPart[] = [{ kind: 'text', text: '', quoted: true }];
  for (;;) {
    if (scanner.isAtEnd) {
      unterminated();
    }
    const character = scanner.peek;
    if (character === '"') {
      scanner.take();
      return parts;
    }
    if (character === '$' || character === '`') {
      parts.push(parseExpansion(scanner, readScript, true));
      continue;
    }
    scanner.take();
    const isEscape = character === '\\' && /[$`"\\\n]/.test(scanner.peek);
    const text = isEscape ? scanner.take() : character;
    parts.push({ kind: 'text', text: isEscape && text === '\n' ? '' : text, quoted: true });
  }
}

/** `$name`, `${name}`, `${name:-word}`, `$(script)`, a script in backticks; a dollar sign alone is itself. */
function parseExpansion(scanner: Scanner, readScript: ReadScript, quoted: boolean): WordPart {
  if (scanner.take() === '`') {
    return { kind: 'command', script: readScript(scanner, '`'), quoted };
  }
  if (scanner.peek === '(') {
    scanner.take();
    return { kind: 'command', script: readScript(scanner, ')'), quoted };
  }
  if (scanner.peek === '{') {
    scanner.take();
    const name = scanner.takeWhile(/[\w?#@*$!]/);
    const hasFallback = scanner.takeMatch(/:?[-=]/y) !== null;
    const fallback = hasFallback ? (parseWord(scanner, readScript, /\}/) ?? []) : [];
    if (name === '' || scanner.take() !== '}') {
      throw new ShellSyntaxError('Bad substitution');
    }
    return { kind: 'variable', name, fallback, quoted };
  }
  const name = /[?#@*$!\d]/.test(scanner.peek) ? scanner.take() : scanner.takeWhile(/\w/);
  return name === '' ? { kind: 'text', text: '$', quoted } : { kind: 'variable', name, fallback: [], quoted };
}

function unterminated(): never {
  throw new ShellSyntaxError('Unterminated quoted string');
}
