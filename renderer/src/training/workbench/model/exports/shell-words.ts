/** Escapes of `$'...'` that stand for one character. */
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\x1b',
};

/**
 * Splits a command into words as a POSIX shell does, and also knows bash's `$'...'`. Nothing is expanded.
 * @returns undefined for a quotation without an end
 */
export function shellWords(command: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  const add = (text: string) => {
    word = (word ?? '') + text;
  };
  for (let at = 0; at < command.length; ) {
    const character = command.charAt(at);
    if (character === "'" || command.startsWith("$'", at)) {
      const from = at + (character === "'" ? 1 : 2);
      const end = endOf(command, from, "'", character === '$');
      if (end < 0) {
        return undefined;
      }
      const inner = command.slice(from, end);
      add(character === '$' ? unescaped(inner) : inner);
      at = end + 1;
    } else if (character === '"') {
      const end = endOf(command, at + 1, '"', true);
      if (end < 0) {
        return undefined;
      }
      add(
        command
          .slice(at + 1, end)
          .replaceAll(/\\(["\\$`\n])/g, (_, escaped: string) => (escaped === '\n' ? '' : escaped)),
      );
      at = end + 1;
    } else if (character === '\\') {
      const next = command.slice(at + 1, at + (command.startsWith('\r\n', at + 1) ? 3 : 2));
      if (!next.endsWith('\n')) {
        add(next);
      }
      at += 1 + next.length;
    } else if (/\s/.test(character)) {
      if (word !== undefined) {
        words.push(word);
        word = undefined;
      }
      at += 1;
    } else {
      add(character);
      at += 1;
    }
  }
  return word === undefined ? words : [...words, word];
}

function endOf(text: string, from: number, quote: string, hasEscapes: boolean): number {
  for (let at = from; at < text.length; at += 1) {
    if (hasEscapes && text[at] === '\\') {
      at += 1;
    } else if (text[at] === quote) {
      return at;
    }
  }
  return -1;
}

function unescaped(text: string): string {
  return text.replaceAll(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|([0-7]{1,3})|([\s\S]))/g,
    (_, hex, unicode, octal, other) => {
      const code = hex ?? unicode ?? octal;
      return code === undefined
        ? (escapes[other] ?? other)
        : String.fromCodePoint(Number.parseInt(code, octal === undefined ? 16 : 8));
    },
  );
}
