/** Walks through a text, character by character. */
export interface Scanner {
  readonly isAtEnd: boolean;
  /** The next character, empty at the end. */
  readonly peek: string;
  /** Goes on by a character and gives it; empty at the end. */
  take(): string;
  /** Goes on as long as characters match. */
  takeWhile(pattern: RegExp): string;
  /** Goes behind the next occurrence and gives what came before it; undefined, and stays, when there is none. */
  takeUntil(end: string): string | undefined;
  /** Goes behind a text if it comes next. */
  takeText(text: string): boolean;
  /** Goes behind the match of a sticky pattern if it comes next. */
  takeMatch(pattern: RegExp): RegExpExecArray | null;
  /** What lies behind, but for the last `except` characters, up to 16 of them. */
  behind(except: number): string;
}

export function createScanner(text: string): Scanner {
  let at = 0;
  return {
    get isAtEnd() {
      return at >= text.length;
    },
    get peek() {
      return text.charAt(at);
    },
    take: () => {
      const character = text.charAt(at);
      at += character.length;
      return character;
    },
    takeWhile: (pattern) => {
      const from = at;
      while (at < text.length && pattern.test(text.charAt(at))) {
        at += 1;
      }
      return text.slice(from, at);
    },
    takeUntil: (end) => {
      const found = text.indexOf(end, at);
      if (found === -1) {
        return undefined;
      }
      const taken = text.slice(at, found);
      at = found + end.length;
      return taken;
    },
    takeText: (expected) => {
      const isNext = text.startsWith(expected, at);
      at += isNext ? expected.length : 0;
      return isNext;
    },
    takeMatch: (pattern) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      at += match?.[0].length ?? 0;
      return match;
    },
    behind: (except) => text.slice(Math.max(at - except - 16, 0), at - except),
  };
}
