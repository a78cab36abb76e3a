import { builtInLists } from './built-in-lists.ts';
import type { List } from './list.ts';

/** Values that are made when they are needed: there may be more of them than memory. */
export interface Values {
  /** How many there are. More than can be counted exactly is Infinity. */
  readonly count: number;
  /** Returns the value at a place from 0. */
  readonly at: (index: number) => string;
}

/** Lists don't change, and long ones are asked for again and again. */
const known = new WeakMap<List, Values>();

/** Returns the values of a list, before anything is done to them. */
export function valuesOf(list: List): Values {
  const values = known.get(list) ?? makeValues(list);
  known.set(list, values);
  return values;
}

function makeValues(list: List): Values {
  switch (list.kind) {
    case 'typed':
      return linesOf(list.typed);
    case 'builtIn':
      return ofArray(builtInLists.find(({ name }) => name === list.builtIn)?.values ?? []);
    case 'file':
      return linesOf(list.file?.text ?? '');
    case 'numbers':
      return numbers(list.numbers);
    case 'letters':
      return words([...new Set(list.letters.alphabet)], list.letters.least, list.letters.most);
    case 'spellings':
      return spellings(list.spellings);
  }
}

function ofArray(values: readonly string[]): Values {
  return { count: values.length, at: (index) => values[index] ?? '' };
}

/** Returns the lines of a text. Empty ones don't count. */
function linesOf(text: string): Values {
  return ofArray(text.split(/\r\n|\r|\n/).filter((line) => line !== ''));
}

function numbers({ from, to, step, digits }: List['numbers']): Values {
  const count = step >= 1 ? Math.floor(Math.abs(to - from) / step) + 1 : 0;
  const sign = to < from ? -1 : 1;
  return {
    count,
    at: (index) => {
      const number = from + sign * index * step;
      return `${number < 0 ? '-' : ''}${String(Math.abs(number)).padStart(digits, '0')}`;
    },
  };
}

/** Returns all words of an alphabet, the short ones first, in the order of the alphabet. */
function words(alphabet: readonly string[], least: number, most: number): Values {
  const lengths = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  const counts = alphabet.length === 0 ? [] : lengths.map((length) => alphabet.length ** length);
  return {
    count: counted(counts.reduce((sum, count) => sum + count, 0)),
    at: (index) => {
      let left = index;
      for (const [place, count] of counts.entries()) {
        if (left < count) {
          return written(left, Array(lengths[place]).fill(alphabet));
        }
        left -= count;
      }
      return '';
    },
  };
}

/** Digits that look like a letter, and signs that do. */
const digitFor: Readonly<Record<string, string>> = {
  a: '4',
  b: '8',
  e: '3',
  g: '6',
  i: '1',
  l: '1',
  o: '0',
  s: '5',
  t: '7',
  z: '2',
};
const signFor: Readonly<Record<string, string>> = { a: '@', c: '(', i: '!', s: '$', t: '+' };

function spellings({ word, cases, digits, signs }: List['spellings']): Values {
  const letters = [...word].map((letter) => {
    const small = letter.toLowerCase();
    const inCases = cases ? [small, letter.toUpperCase()] : [letter];
    const alike = [...(digits ? [digitFor[small]] : []), ...(signs ? [signFor[small]] : [])];
    return [...new Set([...inCases, ...alike.filter((each) => each !== undefined)])];
  });
  const count = letters.reduce((product, ways) => product * ways.length, letters.length === 0 ? 0 : 1);
  return { count: counted(count), at: (index) => written(index, letters) };
}

/** Writes a number with the digits of each place, of which the last changes first. */
function written(number: number, places: readonly (readonly string[])[]): string {
  let left = number;
  const letters = places.toReversed().map((digits) => {
    const digit = digits[left % digits.length] ?? '';
    left = Math.floor(left / digits.length);
    return digit;
  });
  return letters.reverse().join('');
}

function counted(count: number): number {
  return Number.isSafeInteger(count) ? count : Number.POSITIVE_INFINITY;
}
