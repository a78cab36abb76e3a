/** Arguments of a program, taken apart. */
export interface Options {
  /** Options that were given, by letter or long name without dashes; those without a value have an empty one. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly operands: readonly string[];
  has(...names: readonly string[]): boolean;
  /** Last value given under one of the names. */
  value(...names: readonly string[]): string | undefined;
  values(...names: readonly string[]): readonly string[];
}

/**
 * Takes arguments apart as getopt does: letters may be joined, values may follow at once, `--` ends the options.
 * @param withValue letters and long names that take a value
 */
export function parseOptions(words: readonly string[], withValue: readonly string[] = []): Options {
  const given = new Map<string, string[]>();
  const operands: string[] = [];
  const rest = [...words];
  const note = (name: string, value: string) => {
    given.set(name, [...(given.get(name) ?? []), value]);
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      operands.push(...rest.splice(0));
    } else if (word.startsWith('--')) {
      const [, name = '', value] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
      note(name, value ?? (withValue.includes(name) ? (rest.shift() ?? '') : ''));
    } else if (word.startsWith('-') && word !== '-') {
      parseLetters(word.slice(1), withValue, note, () => rest.shift() ?? '');
    } else {
      operands.push(word);
    }
  }
  const values = (...names: readonly string[]) => names.flatMap((name) => given.get(name) ?? []);
  return {
    given,
    operands,
    has: (...names) => names.some((name) => given.has(name)),
    value: (...names) => values(...names).at(-1),
    values,
  };
}

function parseLetters(
  letters: string,
  withValue: readonly string[],
  note: (name: string, value: string) => void,
  next: () => string,
): void {
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters.charAt(at);
    if (withValue.includes(letter)) {
      note(letter, letters.slice(at + 1) || next());
      return;
    }
    note(letter, '');
  }
}
