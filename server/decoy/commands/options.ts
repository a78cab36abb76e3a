/** The parsed arguments of a program. */
export interface Options {
  readonly operands: readonly string[];
  /** Returns whether an option was given under one of these names: a letter, or a long name without its dashes. */
  has(...names: readonly string[]): boolean;
  /** Returns the last value given under one of the names. */
  value(...names: readonly string[]): string | undefined;
  values(...names: readonly string[]): readonly string[];
}

/**
 * Parses arguments as getopt does: letters may be joined, a value may follow its letter directly, and `--` ends the
 * options.
 * @param withValue letters and long names that take a value
 */
export function parseOptions(words: readonly string[], withValue: readonly string[] = []): Options {
  const given: (readonly [name: string, value: string])[] = [];
  const operands: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, long, value] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (word === '--') {
      operands.push(...rest.splice(0));
    } else if (long !== undefined) {
      given.push([long, value ?? (withValue.includes(long) ? (rest.shift() ?? '') : '')]);
    } else if (word.startsWith('-') && word !== '-') {
      const letters = [...word.slice(1)];
      const valued = letters.findIndex((letter) => withValue.includes(letter));
      const flags = valued === -1 ? letters : letters.slice(0, valued);
      given.push(...flags.map((letter) => [letter, ''] as const));
      if (valued !== -1) {
        given.push([letters[valued] ?? '', letters.slice(valued + 1).join('') || (rest.shift() ?? '')]);
      }
    } else {
      operands.push(word);
    }
  }
  const values = (...names: readonly string[]) =>
    given.filter(([name]) => names.includes(name)).map(([, value]) => value);
  return {
    operands,
    has: (...names) => given.some(([name]) => names.includes(name)),
    value: (...names) => values(...names).at(-1),
    values,
  };
}
