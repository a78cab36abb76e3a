import { parseWord } from './parse-word.ts';
import { createScanner, type Scanner } from './scanner.ts';
import {
  type Command,
  type List,
  type Pipeline,
  type Redirect,
  type Script,
  ShellSyntaxError,
  type Word,
} from './syntax.ts';

/** Deepest nesting of scripts in scripts. */
const deepest = 32;

/** Words that are no commands where a command may begin, but end what is around them. */
const closing = new Set(['}', 'then', 'elif', 'else', 'fi']);

type Closer = ')' | '`' | '}' | 'then' | 'else' | 'fi';

/** Reads a command line. @throws ShellSyntaxError */
export function parseScript(text: string): Script {
  const scanner = createScanner(text);
  const script = createParser(scanner).script(0);
  skipSeparators(scanner);
  if (!scanner.isAtEnd) {
    unexpected(scanner);
  }
  return script;
}

function createParser(scanner: Scanner) {
  const nested = (depth: number) => (_: Scanner, until: ')' | '`') => {
    const inner = script(depth + 1);
    close(until);
    return inner;
  };

  const close = (closer: Closer) => {
    skipSeparators(scanner);
    if (!scanner.takeText(closer)) {
      unexpected(scanner);
    }
  };

  const word = (depth: number) => parseWord(scanner, nested(depth), depth > 0 ? /[\s;&|<>()`]/ : undefined);

  const script = (depth: number): Script => {
    if (depth > deepest) {
      throw new ShellSyntaxError('Nesting too deep');
    }
    const lists: List[] = [];
    for (;;) {
      skipSeparators(scanner);
      if (isAtCloser()) {
        return lists;
      }
      const list = andOr(depth);
      lists.push(list);
      skipBlanks(scanner);
      // What runs in the background runs at once: nobody can tell the difference.
      if (!scanner.takeText(';') && !scanner.takeText('\n') && !scanner.takeText('&')) {
        return lists;
      }
    }
  };

  const isAtCloser = () => {
    const next = scanner.peek;
    return next === '' || next === ')' || next === '`' || closing.has(wordAhead());
  };

  const wordAhead = () => {
    const match = scanner.takeMatch(/(?=(\}|[a-z]+)(?:[\s;&|)]|$))/y);
    return match?.[1] ?? '';
  };

  const andOr = (depth: number): List => {
    const first = pipeline(depth);
    const rest: { operator: '&&' | '||'; pipeline: Pipeline }[] = [];
    for (;;) {
      skipBlanks(scanner);
      const operator = scanner.takeText('&&') ? '&&' : scanner.takeText('||') ? '||' : undefined;
      if (operator === undefined) {
        return { first, rest };
      }
      skipNewlines(scanner);
      rest.push({ operator, pipeline: pipeline(depth) });
    }
  };

  const pipeline = (depth: number): Pipeline => {
    skipBlanks(scanner);
    const negated = scanner.takeMatch(/!\s+/y) !== null;
    const commands = [command(depth)];
    for (;;) {
      skipBlanks(scanner);
      if (scanner.takeMatch(/\|(?!\|)&?/y) === null) {
        return { negated, commands };
      }
      skipNewlines(scanner);
      commands.push(command(depth));
    }
  };

  const command = (depth: number): Command => {
    skipBlanks(scanner);
    if (scanner.takeText('(')) {
      const inner = script(depth + 1);
      close(')');
      return { kind: 'subshell', script: inner, redirects: redirects(depth) };
    }
    if (scanner.takeMatch(/\{(?=\s)/y) !== null) {
      const inner = script(depth + 1);
      close('}');
      return { kind: 'group', script: inner, redirects: redirects(depth) };
    }
    return scanner.takeMatch(/if(?=\s)/y) === null ? simple(depth) : conditional(depth);
  };

  const conditional = (depth: number): Command => {
    const branches: { condition: Script; script: Script }[] = [];
    do {
      const condition = script(depth + 1);
      close('then');
      branches.push({ condition, script: script(depth + 1) });
      skipSeparators(scanner);
    } while (scanner.takeText('elif'));
    const otherwise = scanner.takeText('else') ? script(depth + 1) : [];
    close('fi');
    return { kind: 'if', branches, otherwise, redirects: redirects(depth) };
  };

  const simple = (depth: number): Command => {
    const assignments: { name: string; value: Word }[] = [];
    const words: Word[] = [];
    const found: Redirect[] = [];
    for (;;) {
      skipBlanks(scanner);
      const redirect = parseRedirect(depth);
      if (redirect !== undefined) {
        found.push(redirect);
        continue;
      }
      const assigned = words.length === 0 ? scanner.takeMatch(/([A-Za-z_]\w*)=/y) : null;
      if (assigned !== null) {
        assignments.push({ name: assigned[1] ?? '', value: word(depth) ?? [] });
        continue;
      }
      const next = word(depth);
      if (next === undefined) {
        break;
      }
      words.push(next);
    }
    if (words.length + assignments.length + found.length === 0) {
      unexpected(scanner);
    }
    return { kind: 'simple', assignments, words, redirects: found };
  };

  const redirects = (depth: number): Redirect[] => {
    const found: Redirect[] = [];
    for (;;) {
      skipBlanks(scanner);
      const redirect = parseRedirect(depth);
      if (redirect === undefined) {
        return found;
      }
      found.push(redirect);
    }
  };

  const parseRedirect = (depth: number): Redirect | undefined => {
    const match = scanner.takeMatch(/(?:([012])?(>>|>\||>&|>|<<<|<)|(&>>|&>))/y);
    if (match === null) {
      return undefined;
    }
    const [, from, operator = '', both] = match;
    const target = () => {
      skipBlanks(scanner);
      return word(depth) ?? unexpected(scanner);
    };
    if (both !== undefined) {
      return { kind: both === '&>>' ? 'append' : 'write', descriptors: [1, 2], target: target() };
    }
    const descriptor = from === '2' ? 2 : 1;
    switch (operator) {
      case '<':
        return { kind: 'read', target: target() };
      case '<<<':
        return { kind: 'text', target: target() };
      case '>>':
        return { kind: 'append', descriptors: [descriptor], target: target() };
      case '>&': {
        const to = scanner.takeMatch(/\s*([12])(?=[\s;&|)]|$)/y)?.[1];
        return to === undefined
          ? { kind: 'write', descriptors: [1, 2], target: target() }
          : { kind: 'duplicate', descriptor, to: to === '2' ? 2 : 1 };
      }
      default:
        return { kind: 'write', descriptors: [descriptor], target: target() };
    }
  };

  return { script };
}

/** Blanks, continued lines and a comment. */
function skipBlanks(scanner: Scanner): void {
  scanner.takeMatch(/(?:[ \t\r]|\\\n)*/y);
  if (scanner.peek === '#') {
    scanner.takeWhile(/[^\n]/);
  }
}

function skipNewlines(scanner: Scanner): void {
  skipBlanks(scanner);
  while (scanner.takeText('\n')) {
    skipBlanks(scanner);
  }
}

function skipSeparators(scanner: Scanner): void {
  skipNewlines(scanner);
  while (scanner.takeMatch(/;(?!;)/y) !== null) {
    skipNewlines(scanner);
  }
}

function unexpected(scanner: Scanner): never {
  const found = scanner.takeMatch(/&&|\|\||;;|[^\s\w]|\w+/y)?.[0];
  throw new ShellSyntaxError(found === undefined ? 'end of file unexpected' : `"${found}" unexpected`);
}
