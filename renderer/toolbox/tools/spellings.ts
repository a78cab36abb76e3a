import { copyButton } from '../parts/copy-button.ts';
import { element } from '../parts/element.ts';
import { choiceField, lineField, row, textField, whenChanged } from '../parts/fields.ts';
import { Refusal, reasonFor } from '../parts/refusal.ts';
import type { Tool } from '../tool.ts';

/** The most spellings that are made. The workbench's runner takes 2,000. */
const mostSpellings = 20_000;

export const spellings: Tool = {
  id: 'spellings',
  title: 'Spellings',
  group: 'Words and files',
  about:
    'Makes a list of what people make of a word: capitals, digits in the place of letters, a year, a mark at the end.',
  build: () => {
    const words = textField({ id: 'spellings-words', label: 'Words, one in each line' }, 3);
    const letters = choiceField(
      { id: 'spellings-letters', label: 'Letters' },
      {
        usual: 'as typed, small, capitals, first letter large',
        typed: 'as typed',
        each: 'each letter small or large',
      },
    );
    const swaps = lineField({
      id: 'spellings-swaps',
      label: 'What may stand for what',
      hint: 'Such as a=4 e=3 o=0 s=5. Each letter is tried both ways.',
    });
    const years = lineField({
      id: 'spellings-years',
      label: 'Years or numbers after it',
      hint: 'Such as 2020-2024, or 1 12 123.',
    });
    const marks = lineField({ id: 'spellings-marks', label: 'Marks at the end', hint: 'Such as ! ? .' });
    const list = element('textarea', { id: 'spellings-list', rows: '10', readonly: true, spellcheck: 'false' });
    const count = element('p', { class: 'hint', role: 'status' });
    const problem = element('p', { class: 'problem', role: 'status' });
    const refresh = () => {
      try {
        const found = makeSpellings({
          words: words.input.value,
          letters: letters.input.value,
          swaps: swaps.input.value,
          endings: [years.input.value, marks.input.value],
        });
        list.value = found.join('\n');
        count.textContent = found.length === 0 ? '' : `${found.length} spellings`;
        problem.textContent = '';
      } catch (error) {
        list.value = '';
        count.textContent = '';
        problem.textContent = reasonFor(error);
      }
    };
    whenChanged([words, letters, swaps, years, marks], refresh);
    return {
      content: [
        words.node,
        row(letters, swaps),
        row(years, marks),
        element(
          'div',
          { class: 'field' },
          element('label', { for: list.id }, 'Spellings'),
          list,
          copyButton('Spellings', () => list.value),
        ),
        count,
        problem,
      ],
      receive: (text) => {
        words.input.value = text;
        refresh();
      },
    };
  },
};

interface Wishes {
  readonly words: string;
  readonly letters: string;
  readonly swaps: string;
  /** What may follow, one after the other; each may also be left out. */
  readonly endings: readonly string[];
}

/** @throws Refusal when there would be too many */
function makeSpellings({ words, letters, swaps, endings }: Wishes): readonly string[] {
  const swapped = readSwaps(swaps);
  const found = new Set<string>();
  for (const word of words.split('\n').map((line) => line.trim())) {
    if (word === '') {
      continue;
    }
    const starts = letters === 'each' ? [word] : cases(word, letters);
    let made = starts.flatMap((start) =>
      combined([...start].map((letter) => choices(letter, letters === 'each', swapped))),
    );
    for (const ending of endings.map(readEndings)) {
      made = ending.length === 0 ? made : made.flatMap((start) => ending.map((end) => start + end));
      refuseTooMany(made.length);
    }
    for (const spelling of made) {
      found.add(spelling);
    }
    refuseTooMany(found.size);
  }
  return [...found];
}

function cases(word: string, letters: string): readonly string[] {
  const small = word.toLowerCase();
  const first = small.charAt(0).toUpperCase() + small.slice(1);
  return letters === 'typed' ? [word] : [...new Set([word, small, word.toUpperCase(), first])];
}

/** Returns what may stand in a letter's place, the letter first. */
function choices(
  letter: string,
  isEachCase: boolean,
  swapped: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const both = isEachCase ? [letter, letter.toLowerCase(), letter.toUpperCase()] : [letter];
  return [...new Set([...both, ...(swapped.get(letter.toLowerCase()) ?? [])])];
}

/** Returns every way to take one of each. */
function combined(all: readonly (readonly string[])[]): readonly string[] {
  refuseTooMany(all.reduce((count, each) => count * each.length, 1));
  return all.reduce<readonly string[]>(
    (starts, each) => starts.flatMap((start) => each.map((end) => start + end)),
    [''],
  );
}

function refuseTooMany(count: number): void {
  if (count > mostSpellings) {
    throw new Refusal(`These would be more than ${mostSpellings} spellings. Allow less.`);
  }
}

/** Reads `a=4 s=5`. Any letter may have several. */
function readSwaps(text: string): ReadonlyMap<string, readonly string[]> {
  const swaps = new Map<string, readonly string[]>();
  for (const pair of text.split(/[\s,;]+/).filter((each) => each !== '')) {
    const [, from, to] = /^(.)=(.+)$/u.exec(pair) ?? [];
    if (from === undefined || to === undefined) {
      throw new Refusal(`Write ${pair} as a letter, an equals sign and what may stand for it: a=4`);
    }
    swaps.set(from.toLowerCase(), [...(swaps.get(from.toLowerCase()) ?? []), to]);
  }
  return swaps;
}

/** Reads what may follow a word: single ones, or years as a range. */
function readEndings(text: string): readonly string[] {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const read = parts.flatMap((part) => {
    const [, first, last] = /^(\d{1,6})-(\d{1,6})$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (first === undefined || !(count > 0)) {
      return [part];
    }
    refuseTooMany(count);
    return Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, '0'));
  });
  return read.length === 0 ? [] : ['', ...read];
}
