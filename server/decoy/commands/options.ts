/** Arguments of a program, taken apart. */
export interface Options {
  readonly operands: readonly string[];
  /** Whether one of the names was given: a letter, or a long name without its dashes. */
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
