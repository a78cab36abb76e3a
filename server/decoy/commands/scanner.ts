/** Walks through a text from front to back. */
export interface Scanner {
  /** The next character, empty at the end. */
  readonly next: string;
  /** Goes behind the match of a sticky pattern if it comes next, and gives it. */
  take(pattern: RegExp): RegExpExecArray | null;
}

export function createScanner(text: string): Scanner {
  let at = 0;
  return {
    get next() {
      return text.charAt(at);
    },
    take: (pattern) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      at += match?.[0].length ?? 0;
      return match;
    },
  };
}
