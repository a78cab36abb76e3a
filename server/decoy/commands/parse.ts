import { createScanner, type Scanner } from './scanner.ts';
import {
  type Command,
  type Redirect,
  type Script,
  ShellSyntaxError,
  type Step,
  type Word,
  type WordPart,
} from './syntax.ts';

/** How deeply scripts may be nested. */
const deepest = 32;

/** Reads a command line. @throws ShellSyntaxError */
export function parseScript(text: string, depth = 0): Script {
  const scanner = createScanner(text);
  const script = readScript(scanner, depth);
  return scanner.next === '' ? script : unexpected(scanner);
}

/** Reads commands up to something that isn't one, such as the end or a bracket. */
function readScript(scanner: Scanner, depth: number): Script {
  if (depth > deepest) {
    throw new ShellSyntaxError('Nesting too deep');
  }
  const steps: Step[] = [];
  let after: Step['after'] = ';';
  for (;;) {
    skipLines(scanner);
    if (after === ';' && (scanner.next === '' || scanner.next === ')')) {
      return steps;
    }
    steps.push({ after, commands: readPipeline(scanner, depth) });
    // A background command runs to its end at once. Nobody can tell the difference.
    const operator = scanner.take(/&&|\|\||[;&\n]/y)?.[0];
    if (operator === undefined) {
      return steps;
    }
    after = operator === '&&' || operator === '||' ? operator : ';';
  }
}

/** Reads a script up to its closing bracket. */
function readBracketed(scanner: Scanner, depth: number): Script {
  const script = readScript(scanner, depth + 1);
  return scanner.take(/\)/y) === null ? unexpected(scanner) : script;
}

function readPipeline(scanner: Scanner, depth: number): Command[] {
  const commands = [readCommand(scanner, depth)];
  while (scanner.take(/\|(?!\|)/y) !== null) {
    skipLines(scanner);
    commands.push(readCommand(scanner, depth));
  }
  return commands;
}

function readCommand(scanner: Scanner, depth: number): Command {
  const script = scanner.take(/\(/y) === null ? undefined : readBracketed(scanner, depth);
  const assignments: { name: string; value: Word }[] = [];
  const words: Word[] = [];
  const redirects: Redirect[] = [];
  for (;;) {
    skipBlanks(scanner);
    const redirect = readRedirect(scanner, depth);
    const isStart = redirect === undefined && script === undefined && words.length === 0;
    const name = isStart ? scanner.take(/([A-Za-z_]\w*)=/y)?.[1] : undefined;
    const word = redirect === undefined && script === undefined ? readWord(scanner, depth) : undefined;
    if (redirect !== undefined) {
      redirects.push(redirect);
    } else if (name !== undefined) {
      assignments.push({ name, value: word ?? [] });
    } else if (word !== undefined) {
      words.push(word);
    } else {
      const isEmpty = script === undefined && words.length + assignments.length + redirects.length === 0;
      return isEmpty ? unexpected(scanner) : { script, assignments, words, redirects };
    }
  }
}

function readRedirect(scanner: Scanner, depth: number): Redirect | undefined {
  const [, descriptor, to] = scanner.take(/([012])?>&([12])(?=[\s;&|)]|$)/y) ?? [];
  if (to !== undefined) {
    return { kind: 'duplicate', descriptor: descriptor === '2' ? 2 : 1, to: to === '2' ? 2 : 1 };
  }
  const [, from, operator] = scanner.take(/([012])?(>>|>&|&>|>|<)/y) ?? [];
  if (operator === undefined) {
    return undefined;
  }
  skipBlanks(scanner);
  const target = readWord(scanner, depth) ?? unexpected(scanner);
  const descriptors = operator.includes('&') ? ([1, 2] as const) : ([from === '2' ? 2 : 1] as const);
  return operator === '<'
    ? { kind: 'read', target }
    : { kind: operator === '>>' ? 'append' : 'write', descriptors, target };
}

function readWord(scanner: Scanner, depth: number): Word | undefined {
  const parts: WordPart[] = [];
  const add = (text: string, quoted: boolean) => parts.push({ kind: 'text', text, quoted });
  // Walkthroughs for Windows start programs like this.
  if (scanner.take(/\.\\(?=[^\n])/y) !== null) {
    add('./', false);
  }
  while (!/^(?:[\s;&|<>()]|$)/.test(scanner.next)) {
    const [, plain, single, escaped] = scanner.take(/([^\s;&|<>()'"\\$`]+)|'([^']*)'|\\([\s\S]?)/y) ?? [];
    if (plain !== undefined || single !== undefined) {
      add(plain ?? single ?? '', plain === undefined);
    } else if (escaped !== undefined) {
      add(escaped === '\n' ? '' : escaped, escaped !== '\n');
    } else if (scanner.take(/"/y) !== null) {
      parts.push(...readDoubleQuoted(scanner, depth));
    } else {
      parts.push(readExpansion(scanner, depth, false));
    }
  }
  return parts.length === 0 ? undefined : parts;
}

function readDoubleQuoted(scanner: Scanner, depth: number): WordPart[] {
  const parts: WordPart[] = [{ kind: 'text', text: '', quoted: true }];
  while (scanner.take(/"/y) === null) {
    const text = scanner.take(/(?:[^"\\$`]|\\[\s\S])+/y)?.[0].replace(/\\(?:([$`"\\])|\n)/g, '$1');
    parts.push(text === undefined ? readExpansion(scanner, depth, true) : { kind: 'text', text, quoted: true });
  }
  return parts;
}

/** Reads `$name`, `${name}`, `$(script)` or a script in backticks. A dollar sign alone stands for itself. */
function readExpansion(scanner: Scanner, depth: number, quoted: boolean): WordPart {
  const [, backquoted] = scanner.take(/`([^`]*)`/y) ?? [];
  if (backquoted !== undefined) {
    return { kind: 'command', script: parseScript(backquoted, depth + 1), quoted };
  }
  if (scanner.take(/\$\(/y) !== null) {
    return { kind: 'command', script: readBracketed(scanner, depth), quoted };
  }
  const [, braced, plain] = scanner.take(/\$(?:\{(\w+|[?#@*$])\}|([A-Za-z_]\w*|[?#@*$\d]))/y) ?? [];
  const name = braced ?? plain;
  if (name !== undefined) {
    return { kind: 'variable', name, quoted };
  }
  if (scanner.take(/\$(?!\{)/y) !== null) {
    return { kind: 'text', text: '$', quoted };
  }
  throw new ShellSyntaxError(scanner.next === '$' ? 'Bad substitution' : 'Unterminated quoted string');
}

/** Skips blanks, continued lines and a comment. */
function skipBlanks(scanner: Scanner): void {
  scanner.take(/(?:[ \t\r]|\\\n)*(?:#[^\n]*)?/y);
}

function skipLines(scanner: Scanner): void {
  do {
    skipBlanks(scanner);
  } while (scanner.take(/\n/y) !== null);
}

function unexpected(scanner: Scanner): never {
  const found = scanner.take(/&&|\|\||;;|[^\s\w]|\w+/y)?.[0];
  throw new ShellSyntaxError(found === undefined ? 'end of file unexpected' : `"${found}" unexpected`);
}
