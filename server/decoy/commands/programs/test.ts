import { succeeds } from '../../files/attempt.ts';
import type { Call, Program } from '../machine.ts';

/** `test` and `[`: files, texts and numbers, `!`, `-a`, `-o`. */
const test: Program = (call) => {
  const words = call.name === '[' ? call.arguments.slice(0, -1) : call.arguments;
  if (call.name === '[' && call.arguments.at(-1) !== ']') {
    call.complain('missing ]');
    return 2;
  }
  const alternatives = split(words, '-o').map((each) => split(each, '-a').every((part) => isTrue(call, part)));
  return alternatives.includes(true) ? 0 : 1;
};

function split(words: readonly string[], at: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === at) {
      parts.push([]);
    } else {
      parts.at(-1)?.push(word);
    }
  }
  return parts;
}

function isTrue(call: Call, words: readonly string[]): boolean {
  const [first = '', second = '', third] = words;
  if (words.length > 1 && first === '!') {
    return !isTrue(call, words.slice(1));
  }
  if (words.length < 2) {
    return first !== '';
  }
  return third === undefined ? isTrueOfOne(call, first, second) : isTrueOfTwo(first, second, third);
}

function isTrueOfOne({ files }: Call, operator: string, value: string): boolean {
  const kind = files.has(value) ? files.stat(value).kind : undefined;
  const allows = (right: number) => succeeds(() => files.access(value, right));
  switch (operator) {
    case '-z':
      return value === '';
    case '-n':
      return value !== '';
    case '-e':
      return kind !== undefined;
    case '-f':
      return kind === 'file';
    case '-d':
      return kind === 'folder';
    case '-s':
      return kind === 'file' && files.stat(value).size > 0;
    case '-r':
      return allows(4);
    case '-w':
      return allows(2);
    case '-x':
      return allows(1);
    default:
      return false;
  }
}

function isTrueOfTwo(one: string, operator: string, other: string): boolean {
  const [left, right] = [Number(one), Number(other)];
  switch (operator) {
    case '=':
    case '==':
      return one === other;
    case '!=':
      return one !== other;
    case '-eq':
      return left === right;
    case '-ne':
      return left !== right;
    case '-lt':
      return left < right;
    case '-le':
      return left <= right;
    case '-gt':
      return left > right;
    case '-ge':
      return left >= right;
    default:
      return false;
  }
}

export const testPrograms: Readonly<Record<string, Program>> = { test, '[': test };
