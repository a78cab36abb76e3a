import Hashids from 'hashids';
import { lineField, numberField } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { twoWay } from '../parts/two-way.ts';
import type { Tool } from '../tool.ts';

const usualAlphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';

/** Longer codes are of no use and take time. */
const longest = 1000;

export const hashids: Tool = {
  id: 'hashids',
  title: 'Hashids',
  group: 'Encodings',
  about: 'Numbers as a short text and back. Both directions need the same salt, minimum length and alphabet.',
  build: () => {
    const salt = lineField({ id: 'hashids-salt', label: 'Salt' });
    const least = numberField({ id: 'hashids-least', label: 'Minimum length', value: '0' }, 0, longest);
    const alphabet = lineField({ id: 'hashids-alphabet', label: 'Alphabet', value: usualAlphabet });
    const coder = () => coderFor(salt.input.value, Number(least.input.value), alphabet.input.value);
    return twoWay({
      id: 'hashids',
      plain: 'Numbers',
      encoded: 'Code',
      options: [salt, least, alphabet],
      encode: (text) => coder().encode(numbersIn(text)),
      decode: (text) => decoded(coder(), text.trim()),
    });
  },
};

function coderFor(salt: string, least: number, alphabet: string): Hashids {
  if (!Number.isInteger(least) || least < 0 || least > longest) {
    throw new Refusal(`The minimum length must be a whole number up to ${longest}.`);
  }
  if (new Set(alphabet).size < 16 || alphabet.includes(' ')) {
    throw new Refusal('The alphabet needs at least 16 different characters and no spaces.');
  }
  return new Hashids(salt, least, alphabet);
}

function numbersIn(text: string): number[] {
  const numbers = text.split(/[\s,;[\]]+/).filter((part) => part !== '');
  if (numbers.length === 0 || !numbers.every((part) => /^\d+$/.test(part) && Number.isSafeInteger(Number(part)))) {
    throw new Refusal('Enter whole numbers from 0, separated by commas or spaces.');
  }
  return numbers.map(Number);
}

function decoded(coder: Hashids, code: string): string {
  let numbers: readonly unknown[] = [];
  try {
    numbers = coder.decode(code);
  } catch {
    // The library throws for characters outside the alphabet. For other codes that aren't its own it returns nothing.
  }
  if (numbers.length === 0) {
    throw new Refusal('This code was not made with this salt, minimum length and alphabet.');
  }
  return numbers.join(', ');
}
