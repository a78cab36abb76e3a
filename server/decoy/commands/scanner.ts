/** Reads a string from front to back. */
export interface Scanner {
  /** The next character; empty at the end. */
  readonly next: string;
  /** Moves past the match of a sticky pattern and returns it, or returns null if the pattern doesn't match here. */
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
