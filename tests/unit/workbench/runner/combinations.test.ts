import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../renderer/src/training/workbench/model/draft.ts';
import { carryLists } from '../../../../renderer/src/training/workbench/runner/plan/carry-lists.ts';
import { extentOf } from '../../../../renderer/src/training/workbench/runner/plan/check.ts';
import { combine, partAt, partsOf } from '../../../../renderer/src/training/workbench/runner/plan/combinations.ts';
import { newPlan, type Plan } from '../../../../renderer/src/training/workbench/runner/plan/plan.ts';
import { type List, newList } from '../../../../renderer/src/training/workbench/runner/values/list.ts';
import { type Values, valuesOf } from '../../../../renderer/src/training/workbench/runner/values/values.ts';
import { workbenchLimits } from '../../../../shared/api/workbench.ts';

const all = <Value>({ count, at }: { readonly count: number; readonly at: (index: number) => Value }) =>
  Array.from({ length: count }, (_, index) => at(index));
const list = (values: readonly string[]): Values => ({ count: values.length, at: (index) => values[index] ?? '' });
const lists = fc.array(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

describe('combinations', () => {
  it('of all lists have each value with each other, once', () => {
    fc.assert(
      fc.property(lists, (words) => {
        const combined = all(combine('all', words.map(list)));
        expect(combined).toHaveLength(words.reduce((product, { length }) => product * length, 1));
        expect(new Set(combined.map((each) => JSON.stringify(each))).size).toBe(combined.length);
        expect(combined.every((each) => each.every((value, place) => words[place]?.includes(value ?? '')))).toBe(true);
      }),
    );
  });

  it('in pairs end with the shortest list', () => {
    fc.assert(
      fc.property(lists, (words) => {
        const combined = all(combine('pairs', words.map(list)));
        expect(combined).toHaveLength(Math.min(...words.map(({ length }) => length)));
        expect(combined.every((each, index) => each.every((value, place) => value === words[place]?.[index]))).toBe(
          true,
        );
      }),
    );
  });

  it('of one position at a time leave the others as they are, and go through all of them', () => {
    const combined = all(combine('one', [list(['a', 'b']), list(['a', 'b'])]));
    expect(combined).toEqual([
      ['a', null],
      ['b', null],
      [null, 'a'],
      [null, 'b'],
    ]);
    expect(all(combine('same', [list(['a', 'b']), list(['a', 'b'])]))).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  it('are sent in parts that have each of them once, and never more requests than a run may send', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 5 }), (count, requests) => {
        const parts = Array.from({ length: partsOf(count, requests) }, (_, part) => partAt(part, count, requests));
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(count);
        expect(parts.every(({ from }, index) => index === 0 || from === parts[index - 1]?.to)).toBe(true);
        expect(parts.every(({ from, to }) => from < to && (to - from) * requests <= workbenchLimits.requests)).toBe(
          true,
        );
      }),
    );
  });
});

describe('values', () => {
  const of = (part: Partial<List>) => all(valuesOf({ ...newList(), ...part }));

  it('of letters are all words of them, each once, the short ones first', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...'abcde'), { minLength: 1 }),
        fc.nat(2),
        fc.nat(2),
        (letters, a, b) => {
          const [least, most] = [a + 1, a + 1 + b];
          const words = of({ kind: 'letters', letters: { alphabet: letters.join(''), least, most } });
          const lengths = Array.from({ length: b + 1 }, (_, index) => letters.length ** (least + index));
          expect(words).toHaveLength(lengths.reduce((sum, count) => sum + count, 0));
          expect(new Set(words).size).toBe(words.length);
          expect(words.map(({ length }) => length)).toEqual(
            words.map(({ length }) => length).toSorted((x, y) => x - y),
          );
        },
      ),
    );
  });

  it('of a word are its spellings, with digits and signs on request', () => {
    const spellings = { word: 'Snow', cases: true, digits: false, signs: false };
    expect(of({ kind: 'spellings', spellings })).toHaveLength(2 ** 4);
    expect(of({ kind: 'spellings', spellings: { ...spellings, digits: true } })).toContain('5N0w');
    expect(of({ kind: 'spellings', spellings: { ...spellings, signs: true } })).toContain('$now');
    expect(of({ kind: 'spellings', spellings: { ...spellings, cases: false } })).toEqual(['Snow']);
    expect(of({ kind: 'spellings', spellings: { ...spellings, word: '' } })).toEqual([]);
  });

  it('of numbers go up or down, with zeros before short ones', () => {
    const numbers = { from: 8, to: 12, step: 2, digits: 3 };
    expect(of({ kind: 'numbers', numbers })).toEqual(['008', '010', '012']);
    expect(of({ kind: 'numbers', numbers: { from: 1, to: -1, step: 1, digits: 1 } })).toEqual(['1', '0', '-1']);
  });

  it('of lines leave empty ones out', () => {
    expect(of({ kind: 'typed', typed: 'a\r\n\n b \n' })).toEqual(['a', ' b ']);
    expect(of({ kind: 'file', file: { name: 'x.txt', text: 'one\ntwo' } })).toEqual(['one', 'two']);
  });

  it('of every built-in list are there, the passwords are those that the hints speak of, and the languages have one that nobody speaks', () => {
    for (const builtIn of [
      'passwords',
      'users',
      'paths',
      'languages',
      'sql',
      'nosql',
      'xss',
      'templates',
      'traversal',
    ]) {
      const values = of({ kind: 'builtIn', builtIn });
      expect(values.length).toBeGreaterThan(10);
      expect(new Set(values).size).toBe(values.length);
    }
    expect(of({ kind: 'builtIn', builtIn: 'passwords' })).toContain('admin123');
    expect(of({ kind: 'builtIn', builtIn: 'languages' })).toContain('tlh');
  });
});

describe('a plan', () => {
  const planOf = (text: string, part: Partial<Plan> = {}): Plan => ({ ...newPlan(draftOf(text)), ...part });
  const typed = (...values: readonly string[]): List => ({ ...newList(), typed: values.join('\n') });

  it('tells before the start what it would send, and what is wrong with it', () => {
    const get = (target: string) => `GET ${target} HTTP/1.1\n\n`;
    expect(extentOf(planOf(get('/')))).toMatchObject({ faults: [], requests: 10 });
    expect(extentOf(planOf(get('/§a§')))).toMatchObject({ faults: [{ kind: 'emptyList', position: 0 }] });
    expect(extentOf(planOf(get('/§a')))).toMatchObject({ faults: [{ kind: 'loneMark', step: 0 }] });
    const two = planOf(get('/§a§/§b§'), { mode: 'all', lists: [typed('1', '2'), typed('3', '4', '5')] });
    expect(extentOf(two)).toMatchObject({ faults: [], combinations: 6, parts: 1, requests: 6 });
    const letters: List = { ...newList(), kind: 'letters', letters: { alphabet: 'abcdefghij', least: 12, most: 12 } };
    expect(extentOf(planOf(get('/§a§/§b§'), { mode: 'all', lists: [letters, letters] })).faults).toEqual([
      { kind: 'uncountable' },
    ]);
    const many: List = { ...newList(), kind: 'numbers', numbers: { from: 1, to: 2500, step: 1, digits: 1 } };
    expect(extentOf(planOf(get('/§a§'), { lists: [many], part: 1 }))).toMatchObject({
      combinations: 2500,
      parts: 2,
      part: { from: 2000, to: 2500 },
      requests: 500,
    });
  });

  it('keeps the lists of positions when others come and go', () => {
    const [a, b] = [typed('for a'), typed('for b')];
    const carried = (before: readonly string[], after: readonly string[]) =>
      carryLists([a, b], before, after).map(({ typed: text }) => text);
    expect(carried(['a', 'b'], ['new', 'a', 'b'])).toEqual(['', 'for a', 'for b']);
    expect(carried(['a', 'b'], ['a', 'new', 'b'])).toEqual(['for a', '', 'for b']);
    expect(carried(['a', 'b'], ['b'])).toEqual(['for b']);
    expect(carried(['a', 'b'], ['a changed', 'b'])).toEqual(['for a', 'for b']);
    // The last position was unmarked and is marked again.
    expect(carried(['a'], [])).toEqual(['for a']);
    expect(carried([], ['a'])).toEqual(['for a']);
  });
});
